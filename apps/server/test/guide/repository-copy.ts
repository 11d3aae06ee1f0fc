import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** By which scripts/toolchain.mjs knows that nothing is to be installed. */
const INSTALLED_FILE = '.package-lock.json';

/**
 * What takes long to make, in files named by what they are made of: good for every copy whose sources
 * are the same. A file that is not finished yet has another name.
 */
const KEPT = [
  { folder: 'packages/content/dist/rows', isWhole: /^rows-\w+$/ },
  { folder: 'node_modules/.cache/test-databases', isWhole: /^library-\w+\.tar$/ },
];

/** Folders with workspaces, and where npm links them. */
const WORKSPACES = ['packages', 'apps'];
const SCOPE = '@hoa';

/** Every file that is in the repository or about to be, without what is built or installed. */
function sourceFiles(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

/** Links what is installed, entry by entry, so that the workspaces can be those of the copy. */
function linkInstalled(copy: string): void {
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    const isHidden = name.startsWith('.') && name !== '.bin' && name !== INSTALLED_FILE;
    if (name === SCOPE || isHidden) continue;
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const folder of WORKSPACES) {
    for (const name of readdirSync(join(copy, folder))) {
      symlinkSync(join(copy, folder, name), join(copy, 'node_modules', SCOPE, name));
      const own = join(ROOT, folder, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(copy, folder, name, 'node_modules'));
    }
  }
}

function copyKept(copy: string): void {
  for (const { folder, isWhole } of KEPT.filter((kept) => existsSync(join(ROOT, kept.folder)))) {
    mkdirSync(join(copy, folder), { recursive: true });
    for (const name of readdirSync(join(ROOT, folder)).filter((file) => isWhole.test(file))) {
      cpSync(join(ROOT, folder, name), join(copy, folder, name));
    }
  }
}

/** A copy of the working tree in a folder of its own, ready to be changed and tested. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-guide-'));
  for (const file of sourceFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  linkInstalled(copy);
  copyKept(copy);
  return copy;
}
