import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { HOURLY, IMMUTABLE } from '../cache/cache-control.ts';
import { StoredResponse } from '../cache/stored-response.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../http/security-headers.ts';
import type { WebBuild } from './web-build.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const UNKNOWN_TYPE = 'application/octet-stream';

/** Files whose names carry a hash of their content. */
const HASHED = '/assets/';
/** What the build says about itself, in folders that begin with a dot. */
const IS_HIDDEN = /(?:^|\/)\./;

/** Files that browsers fetch, by their path on this site. */
export type BuiltFiles = ReadonlyMap<string, StoredResponse>;

/** The files of the built web application, read once. */
export function readBuiltFiles(
  { clientDir, styles }: Pick<WebBuild, 'clientDir' | 'styles'>,
  embedOrigins: readonly string[],
): BuiltFiles {
  // A document among the files brings scripts and styles as files too, and none inline.
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, embedOrigins);
  const fileResponse = (path: string, body: Buffer) => {
    const type = TYPES[extname(path)] ?? UNKNOWN_TYPE;
    const headers = {
      ...SECURITY_HEADERS,
      // A sandboxed frame is of no origin, and fetches even our own scripts and fonts as a stranger.
      'access-control-allow-origin': '*',
      ...(type.startsWith('text/html') ? { 'content-security-policy': policy } : {}),
    };
    return new StoredResponse({
      status: 200,
      type,
      body,
      cacheControl: path.startsWith(HASHED) ? IMMUTABLE : HOURLY,
      headers: Object.entries(headers).flat(),
    });
  };
  const paths = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(clientDir, join(parentPath, name)))
    .map((file) => `/${file.split(sep).join('/')}`)
    .filter((path) => !IS_HIDDEN.test(path));
  return new Map([
    ...paths.map(
      (path) => [path, fileResponse(path, readFileSync(join(clientDir, path)))] as const,
    ),
    ...styles.map(({ path, css }) => [path, fileResponse(path, css)] as const),
  ]);
}
