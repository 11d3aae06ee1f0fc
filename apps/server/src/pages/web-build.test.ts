import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './web-build.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('what a browser runs is hashed, once each, as it stands in the document', () => {
  const html = `<head><script data-x="true">let a = '<b>';</script><style>a{b:c}</style>
    <style media="print">a{b:c}</style><script>two()</script></head>`;
  expect(inlineHashes(html)).toEqual({
    scripts: [hash("let a = '<b>';"), hash('two()')],
    styles: [hash('a{b:c}')],
  });
});

test('files and data need no hash', () => {
  const html = `<script type="module" src="/a.js"></script><script src="/b.js"></script>
    <script type="application/json" id="state">{"a":1}</script>
    <script type="application/ld+json">{}</script>`;
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});
