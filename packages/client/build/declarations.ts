import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describeTypes } from './describe-types.ts';
import { DIST, ENTRIES, EXTERNAL, PACKAGE_ROOT, REPOSITORY_ROOT } from './entries.ts';

const APP_ROUTER = 'apps/server/src/trpc/app-router.d.ts';
const ROUTER = /^apps\/server\/src\/trpc\/[\w-]+[.-]router\.d\.ts$/;
const EXPORTED = /^export (?:declare )?(?:interface|type|class) (\w+)/gm;

/**
 * The router's type names what procedures are given on the server, and a client never looks inside:
 * every type of such a module becomes `object`.
 */
function sealed(module: string, text: string): string {
  if (!module.startsWith('apps/server/') || ROUTER.test(module)) return text;
  return [...text.matchAll(EXPORTED)].map(([, name]) => `export type ${name} = object;\n`).join('');
}

/** Where a specifier of this repository leads, seen from the module that has it. */
function target(specifier: string, from: string): string {
  if (specifier === '@hoa/server/app-router') return APP_ROUTER;
  const core = /^@hoa\/core\/(.+)$/.exec(specifier)?.[1];
  if (core !== undefined) return `packages/core/src/${core}.d.ts`;
  if (specifier.startsWith('.')) {
    return join(dirname(from), specifier.replace(/(?:\.d)?\.[jt]s$/, '.d.ts'));
  }
  throw new Error(
    `The declarations of the client refer to '${specifier}' from ${from}, which no partner has. ` +
      'Give the procedure an .output() schema, or derive the type from RouterOutputs.',
  );
}

/** Emits the declarations of the entries and of all that they reach, as tsc makes them. */
function emit(outDir: string): void {
  const configPath = join(outDir, 'tsconfig.json');
  const config = {
    extends: join(PACKAGE_ROOT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir,
      rootDir: REPOSITORY_ROOT,
      typeRoots: [join(REPOSITORY_ROOT, 'node_modules/@types')],
      // Without these the sources of other packages count as somebody else's and are left out.
      paths: {
        '@hoa/core/*': [join(REPOSITORY_ROOT, 'packages/core/src/*.ts')],
        '@hoa/server/app-router': [join(REPOSITORY_ROOT, 'apps/server/src/trpc/app-router.ts')],
      },
    },
    include: [],
    files: ENTRIES.map((name) => join(PACKAGE_ROOT, 'src', `${name}.ts`)),
  };
  writeFileSync(configPath, JSON.stringify(config));
  const tsc = join(REPOSITORY_ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', configPath], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`tsc refuses what the client is made of:\n${stdout}`);
}

/** Where a module goes in the package: the client's own flat, others under types/. */
function place(module: string): string {
  const own = /^packages\/client\/src\/(.+)$/.exec(module)?.[1];
  if (own !== undefined) return own;
  return join('types', module.replace(/^(?:packages|apps)\//, '').replace('/src/', '/'));
}

function rewritten(text: string, module: string, onReach: (next: string) => void): string {
  let result = '';
  let done = 0;
  for (const { fileName, pos, end } of ts.preProcessFile(text).importedFiles) {
    if (EXTERNAL.test(fileName)) continue;
    const next = target(fileName, module);
    onReach(next);
    const path = relative(dirname(place(module)), place(next)).replace(/\.d\.ts$/, '.js');
    // The range spans the specifier with one of its quotes.
    const start = text.indexOf(fileName, pos - 1);
    result += text.slice(done, start) + (path.startsWith('.') ? path : `./${path}`);
    done = start + fileName.length;
    if (done > end + 1) throw new Error(`'${fileName}' is not where tsc says, in ${module}`);
  }
  return result + text.slice(done);
}

/**
 * The same once more for projects of CommonJS: what Node gives to require() is the module itself,
 * and a compiler believes it where the types stand in a folder that says so.
 */
function copyForRequire(): void {
  const copy = mkdtempSync(join(tmpdir(), 'hoa-client-cjs-'));
  cpSync(DIST, copy, { recursive: true, filter: (path) => !path.endsWith('.js') });
  cpSync(copy, join(DIST, 'cjs'), { recursive: true });
  writeFileSync(join(DIST, 'cjs/package.json'), '{ "type": "commonjs" }\n');
  rmSync(copy, { recursive: true });
}

/**
 * Writes declarations that stand on their own beside the built scripts: every module that they
 * reach is copied and referred to by its new place, and nothing of the server but the router's type.
 *
 * @throws Error that names a type which would lead out of the package
 */
export function buildDeclarations(): void {
  const emitted = mkdtempSync(join(tmpdir(), 'hoa-client-types-'));
  try {
    emit(emitted);
    const waiting: string[] = ENTRIES.map((name) => `packages/client/src/${name}.d.ts`);
    const written = new Set<string>();
    for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
      if (written.has(module)) continue;
      written.add(module);
      const plain = sealed(module, readFileSync(join(emitted, module), 'utf8'));
      const text = module === APP_ROUTER ? describeTypes(plain) : plain;
      const file = join(DIST, place(module));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        rewritten(text, module, (next) => waiting.push(next)),
      );
    }
    copyForRequire();
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}
