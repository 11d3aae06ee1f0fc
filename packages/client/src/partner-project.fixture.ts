import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll } from 'vitest';
import { PACKAGE_ROOT, REPOSITORY_ROOT } from '../build/entries.ts';

export const run = promisify(execFile);

/** The compiler of this repository, and the one that many partners still have. */
export const TSC_7 = join(REPOSITORY_ROOT, 'node_modules/typescript/bin/tsc');
export const TSC_5 = join(PACKAGE_ROOT, 'node_modules/typescript/bin/tsc');

/** Copies a project out of this repository, to a folder that knows nothing of it. */
export function partnerProject(name: 'typed' | 'rest' | 'react' | 'commonjs'): string {
  const folder = mkdtempSync(join(tmpdir(), `hoa-partner-${name}-`));
  const source = fileURLToPath(new URL(`../partner-projects/${name}`, import.meta.url));
  cpSync(source, folder, { recursive: true });
  return folder;
}

/** npm says so when there is no network, and only then is there nothing to test. */
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;

const packedIn = mkdtempSync(join(tmpdir(), 'hoa-client-'));
afterAll(() => rmSync(packedIn, { recursive: true, force: true }));

/** Packs the client as it would be published. @returns the archive */
async function packClient(): Promise<string> {
  await run('npm', ['pack', '--pack-destination', packedIn], { cwd: PACKAGE_ROOT });
  const [archive = ''] = readdirSync(packedIn);
  return join(packedIn, archive);
}

let packed: Promise<string> | undefined;

/**
 * Installs the client in a project, packed once for all, with what else it needs, each in its newest
 * version.
 *
 * @returns false when the registry is out of reach
 */
export async function installClient(project: string, ...others: string[]): Promise<boolean> {
  packed ??= packClient();
  const archive = await packed;
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await run('npm', ['install', archive, ...others, ...flags], { cwd: project });
    return true;
  } catch (error) {
    if (error instanceof Error && UNREACHABLE.test(error.message)) return false;
    throw error;
  }
}

/** What a compiler complains of in a project, line by line. */
export async function complaints(tsc: string, project: string, ...flags: string[]) {
  const { stdout } = await run(process.execPath, [tsc, '-p', project, ...flags]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout.split('\n').filter((line) => line !== '');
}

/** What an editor shows for names of a program, such as `portal.ask.answer`. */
export function hints(program: string, names: readonly string[]): (string | undefined)[] {
  const options = { module: ts.ModuleKind.NodeNext, skipLibCheck: true, strict: true };
  const made = ts.createProgram([program], { ...options, types: [] });
  const checker = made.getTypeChecker();
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const symbol = checker.getSymbolAtLocation(node.name);
      const words = symbol?.getDocumentationComment(checker);
      found.set(node.getText(), ts.displayPartsToString(words));
    }
    ts.forEachChild(node, visit);
  };
  const source = made.getSourceFile(program);
  if (source !== undefined) visit(source);
  return names.map((name) => found.get(name));
}

/** Runs a program of a project against a portal and reads what it prints. */
export async function output(program: string, portalUrl: string, ...flags: string[]) {
  const env = { ...process.env, PORTAL_URL: portalUrl };
  const { stdout } = await run(process.execPath, [...flags, program], { env });
  const printed: unknown = JSON.parse(stdout);
  return printed;
}
