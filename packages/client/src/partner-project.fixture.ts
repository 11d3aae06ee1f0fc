import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PACKAGE_ROOT, REPOSITORY_ROOT } from '../build/entries.ts';

export const run = promisify(execFile);

/** The compiler of this repository, and the one that many partners still have. */
export const TSC_7 = join(REPOSITORY_ROOT, 'node_modules/typescript/bin/tsc');
export const TSC_5 = join(PACKAGE_ROOT, 'node_modules/typescript/bin/tsc');

/** Copies a project out of this repository, to a folder that knows nothing of it. */
export function partnerProject(name: 'typed' | 'rest'): string {
  const folder = mkdtempSync(join(tmpdir(), `hoa-partner-${name}-`));
  const source = fileURLToPath(new URL(`../partner-projects/${name}`, import.meta.url));
  cpSync(source, folder, { recursive: true });
  return folder;
}

/** What a compiler complains of in a project, line by line. */
export async function complaints(tsc: string, project: string, ...flags: string[]) {
  const { stdout } = await run(process.execPath, [tsc, '-p', project, ...flags]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout.split('\n').filter((line) => line !== '');
}

/** Runs a program of a project against a portal and reads what it prints. */
export async function output(program: string, portalUrl: string): Promise<unknown> {
  const env = { ...process.env, PORTAL_URL: portalUrl };
  const { stdout } = await run(process.execPath, [program], { env });
  return JSON.parse(stdout);
}
