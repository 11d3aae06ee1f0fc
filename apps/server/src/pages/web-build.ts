import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PortalError } from '@hoa/core/errors';
import type { PageAssets, RenderPage } from '@hoa/core/rendering/page-renderer';
import { z } from 'zod';
import type { InlineHashes } from '../http/security-headers.ts';
import { inlineHashes } from './inline-hashes.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);

/** The built web application: how a page is rendered and where its files lie. */
export interface WebBuild {
  render: RenderPage;
  assets: PageAssets;
  /** Folder of the files that browsers fetch. */
  clientDir: string;
  /** What every document may hold inline. */
  inline: InlineHashes;
}

function readAssets(clientDir: string): PageAssets {
  const manifestPath = join(clientDir, '.vite', 'manifest.json');
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error(`${manifestPath} names no entry`);
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? []);
  return {
    script: `/${entry.file}`,
    styles: [entry, ...imported].flatMap((chunk) => chunk.css ?? []).map((file) => `/${file}`),
    modulePreloads: imported.map((chunk) => `/${chunk.file}`),
  };
}

/**
 * The inline scripts and styles of every document are those of the page that is not there: it
 * reads nothing, so that no stored or typed text can add to what pages may run.
 */
async function readInline(render: RenderPage, assets: PageAssets): Promise<InlineHashes> {
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
    const assets = readAssets(clientDir);
    return { render, assets, clientDir, inline: await readInline(render, assets) };
  } catch (cause) {
    throw new PortalError(
      'unavailable',
      `No built web application in ${webDist}. Run npm run build first.`,
      { cause },
    );
  }
}
