import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HASH_LENGTH = 8;

/** Style sheets of a build in one, so that a page waits for one request and not for four. */
export interface JoinedStyles {
  /** Path on this site, with a hash of the content. */
  path: string;
  css: Buffer;
}

/**
 * Joins the style sheets of a page, in the order in which they apply. All lie in one folder, so
 * that what they refer to is found from there as well.
 *
 * @param name of the page, which the new file carries
 * @param parts paths of the sheets on this site
 */
export function joinStyles(
  clientDir: string,
  name: string,
  parts: readonly string[],
): JoinedStyles {
  const css = Buffer.concat(parts.map((path) => readFileSync(join(clientDir, path))));
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, HASH_LENGTH);
  return { path: `/assets/${name}-${hash}.css`, css };
}
