// What imports what: every code file of the repository, read without running it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './toolchain.mjs';

const FOLDERS = {
  core: 'packages/core',
  content: 'packages/content',
  db: 'packages/db',
  client: 'packages/client',
  server: 'apps/server',
  web: 'apps/web',
};

/** Every import of a file, static, dynamic and handed on, with its line and whether it is of types. */
export function importsOf(file, text) {
  const { module } = parseSync(file, text);
  const lineAt = (start) => text.slice(0, start).split('\n').length;
  const isOfTypes = (entries) => entries.length > 0 && entries.every(({ isType }) => isType);
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ moduleRequest }) => moduleRequest !== null),
  );
  return [
    ...module.staticImports.map(({ moduleRequest: { value, start }, entries }) => ({
      name: value,
      line: lineAt(start),
      isType: isOfTypes(entries),
    })),
    ...handedOn.map(({ moduleRequest: { value, start }, isType }) => ({
      name: value,
      line: lineAt(start),
      isType,
    })),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: text.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
      line: lineAt(start),
      isType: false,
    })),
  ];
}

/** The path from the root of what is imported, where it is ours; else the name of the library. */
export function targetOf(file, name, files) {
  const [, workspace, rest] = /^@hoa\/(\w+)(?:\/(.+))?$/.exec(name) ?? [];
  if (workspace === undefined && !name.startsWith('.')) return name;
  const path =
    workspace === undefined
      ? posix.join(posix.dirname(file), name)
      : posix.join(FOLDERS[workspace] ?? `packages/${workspace}`, 'src', rest ?? '');
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => files.has(candidate)) ?? path;
}

/** @returns the text of each code file by its path from the root, those not committed yet included */
export function readSources() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const output = execFileSync('git', [...list, '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT });
  const names = output.toString().trim().split('\n');
  const entries = names.flatMap((name) => {
    try {
      return [[name, readFileSync(ROOT + name, 'utf8')]];
    } catch {
      // Deleted and not committed yet.
      return [];
    }
  });
  return Object.fromEntries(entries);
}

/** The files that import each file when they run; imports of types are gone by then. */
function importersOf(sources) {
  const files = new Set(Object.keys(sources));
  const importers = new Map();
  for (const [file, text] of Object.entries(sources)) {
    for (const { name, isType } of importsOf(file, text)) {
      const target = targetOf(file, name, files);
      if (isType || !files.has(target)) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** A file of code and the test that has its name. */
const withOwnTest = (file) => [file, file.replace(/\.(ts|mjs)x?$/, '.test.$1')];

/**
 * The tests that few imports lead from to some files.
 *
 * @param sources the text of each file by its path from the root
 * @param within how many imports there may be between, at most
 * @param slow a file that makes slow whoever imports it: of these only the files' own tests are near
 * @returns the nearest first; changed tests themselves before all
 */
export function nearTests(changed, sources, within, slow) {
  const own = new Set(changed.flatMap(withOwnTest));
  const late = new Set(slow === undefined ? [] : nearTests([slow], sources, within));
  const importers = importersOf(sources);
  const reached = new Map(changed.map((file) => [file, 0]));
  // A map is walked in the order in which it grows: breadth first.
  for (const [file, distance] of reached) {
    if (distance === within) break;
    for (const importer of importers.get(file) ?? []) {
      if (!reached.has(importer)) reached.set(importer, distance + 1);
    }
  }
  const tests = [...reached.keys()].filter((file) => /\.test\.(?:ts|mjs)$/.test(file));
  return tests.filter((file) => own.has(file) || !late.has(file));
}
