import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { MeasuredSite } from '../browser/measured-site.ts';
import type { ReferenceArticle, ReferenceSite } from './reference-site.ts';

const run = promisify(execFile);
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;

/** A reference that is being served, in a process of its own. */
export interface RunningReference extends MeasuredSite {
  stop(): void;
}

/**
 * Fetches a generator, has it build the articles in a folder of its own, and serves the result.
 *
 * @throws Error with the generator's own words where it could not build
 */
export async function startReference(
  site: ReferenceSite,
  articles: readonly ReferenceArticle[],
): Promise<RunningReference> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-reference-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const files = { 'package.json': '{"private": true}', ...site.files(articles) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const options = { cwd: folder, maxBuffer: OUTPUT_MAX_BYTES };
  await run('npm', ['install', '--no-audit', '--no-fund', ...site.packages], options);
  await run(process.execPath, [...site.build], options);

  const child = fork(join(import.meta.dirname, 'static-server.ts'));
  child.send(join(folder, site.output));
  const [port] = await once(child, 'message');
  const stop = () => {
    child.kill();
    remove();
  };
  return { ...site, origin: `http://localhost:${port}`, stop };
}
