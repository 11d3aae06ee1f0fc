import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PortalError } from '@hoa/core/errors';
import type { AssetsByPage, RenderPage } from '@hoa/core/rendering/page-renderer';
import type { InlineHashes } from '../http/security-headers.ts';
import { readAssets } from './built-assets.ts';
import { inlineHashes } from './inline-hashes.ts';
import type { JoinedStyles } from './joined-styles.ts';

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

/**
 * The inline scripts and styles of every document are those of the page that is not there: it
 * reads nothing, so that no stored or typed text can add to what pages may run.
 */
async function readInline(render: RenderPage, assets: AssetsByPage): Promise<InlineHashes> {
  const call = async () => {
    throw new Error('The page that is not there reads nothing.');
  };
  const page = {
    url: '/-/nowhere',
    publicUrl: 'http://-',
    assets,
    answerMode: 'library' as const,
    call,
  };
  const { status, html } = await render(page);
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
