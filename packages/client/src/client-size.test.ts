import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { PACKAGE_ROOT } from '../build/entries.ts';

const README = readFileSync(join(PACKAGE_ROOT, 'README.md'), 'utf8');
const ENTRIES = {
  '@hoa/client': 'portal-client',
  '@hoa/client/react': 'use-ask',
  '@hoa/client/embed': 'embed-portal',
  '@hoa/client/glossary': 'link-glossary',
};

/** What a visitor of a partner's site loads for an entry, tRPC included and React not: whole KB. */
async function sizeInKb(entry: string): Promise<number> {
  const bundle = await rolldown({
    cwd: PACKAGE_ROOT,
    input: join('src', `${entry}.ts`),
    external: /^react/,
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return Math.ceil(brotliCompressSync(code).length / 1_000);
}

const told = Object.entries(ENTRIES);

test.for(told)('the guide tells the size of %s', async ([name, entry]) => {
  const kb = await sizeInKb(entry);
  expect(README).toContain(`| \`${name}\` | ${kb} KB |`);
});
