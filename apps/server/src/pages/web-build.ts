import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PortalError } from '@hoa/core/errors';
import type { AssetsByPage, RenderPage } from '@hoa/core/rendering/page-renderer';
import { ownSite } from '@hoa/core/site';
import type { InlineHashes } from '../http/security-headers.ts';
import { type JoinedStyles, readAssets } from './built-assets.ts';

const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Data that no browser runs, to which the policy does not apply. */
const IS_DATA = /\btype="application\/(?:ld\+)?json"/;
const HAS_SOURCE = /\bsrc="/;

/** The built web application: how a page is rendered and where its files lie. */
export interface WebBuild {
  render: RenderPage;
  assets: AssetsByPage;
  /** Folder of the files that browsers fetch. */
  clientDir: string;
  /** Files that browsers fetch as well, made of those in the folder. */
  styles: readonly JoinedStyles[];
  /** What every document may hold inline. */
  inline: InlineHashes;
}

/** The hash of an inline script or style, as a policy writes it. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Hashes of the scripts and styles that a document holds inline.
 *
 * @param html a document in which no stored or typed text stands: what it holds is allowed everywhere
 */
export function inlineHashes(html: string): InlineHashes {
  const elements = [...html.matchAll(INLINE_ELEMENT)]
    .map(([, name, attributes = '', text = '']) => ({ name, attributes, text }))
    .filter(({ attributes }) => !IS_DATA.test(attributes) && !HAS_SOURCE.test(attributes));
  const hashesOf = (wanted: string) => [
    ...new Set(elements.filter(({ name }) => name === wanted).map(({ text }) => inlineHash(text))),
  ];
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}

/**
 * The inline scripts and styles of every document are those of the 404 page: it reads nothing, so
 * that no stored or typed text can add to what pages may run.
 */
async function readInline(render: RenderPage, assets: AssetsByPage): Promise<InlineHashes> {
  const { status, html } = await render({
    url: '/-/nowhere',
    site: ownSite('http://-'),
    assets,
    answerMode: 'library',
    call: async () => {
      throw new Error('The 404 page reads nothing.');
    },
  });
  if (status !== 404) throw new Error('An address that no page has was answered with a page');
  return inlineHashes(html);
}

/**
 * Loads the web application from its build folder.
 *
 * @throws PortalError 'unavailable' when the folder holds no build
 */
export async function loadWebBuild(webDist: string): Promise<WebBuild> {
  const clientDir = join(webDist, 'client');
  try {
    const entry = pathToFileURL(join(webDist, 'server', 'entry-server.js')).href;
    const { render } = (await import(entry)) as { render: RenderPage };
    const { assets, styles } = readAssets(clientDir);
    return { render, assets, clientDir, styles, inline: await readInline(render, assets) };
  } catch (cause) {
    throw new PortalError(
      'unavailable',
      `No built web application in ${webDist}. Run npm run build first.`,
      { cause },
    );
  }
}
