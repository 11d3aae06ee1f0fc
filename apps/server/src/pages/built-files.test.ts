import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltFiles } from './built-files.ts';

function buildFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-built-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const clientDir = buildFolder({
  '.vite/manifest.json': '{}',
  'assets/entry-abc.js': 'export const quorum = 1;\n'.repeat(100),
  'assets/inter-abc.woff2': Buffer.alloc(2_000),
  'illustrations/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'tools/wizard.html': '<!doctype html>',
  'embed.js': 'frame()',
  'odd.xyz': 'odd',
});
const styles = [{ path: '/assets/home-page-abc.css', css: Buffer.from('h1{color:red}') }];
const files = readBuiltFiles({ clientDir, styles }, ['https://partner.example']);

const headers = (path: string) => {
  const list = files.get(path)?.ready('identity')?.headers ?? [];
  return Object.fromEntries(
    list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]]] : [])),
  );
};

test('every file of the build is there, and nothing that the build says about itself', () => {
  expect([...files.keys()].sort()).toEqual([
    '/assets/entry-abc.js',
    '/assets/home-page-abc.css',
    '/assets/inter-abc.woff2',
    '/embed.js',
    '/illustrations/hero.svg',
    '/odd.xyz',
    '/tools/wizard.html',
  ]);
});

test('each has its type, and may not be taken for another', () => {
  expect(headers('/assets/entry-abc.js')['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers('/assets/home-page-abc.css')['content-type']).toBe('text/css; charset=utf-8');
  expect(headers('/assets/inter-abc.woff2')['content-type']).toBe('font/woff2');
  expect(headers('/illustrations/hero.svg')['content-type']).toBe('image/svg+xml');
  expect(headers('/odd.xyz')['content-type']).toBe('application/octet-stream');
  expect(headers('/odd.xyz')['x-content-type-options']).toBe('nosniff');
});

test('names with a hash are kept for good, others for an hour', () => {
  expect(headers('/assets/entry-abc.js')['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(headers('/embed.js')['cache-control']).toBe('public, max-age=3600');
  expect(headers('/embed.js').etag).toMatch(/^"[\w-]{16}"$/);
});

test('a document among them runs no inline script, and is framed by whom the operator allows', () => {
  const policy = headers('/tools/wizard.html')['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self' https://partner.example");
});
