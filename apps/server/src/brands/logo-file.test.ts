import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLogo } from './logo-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-logo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const svg = (inside: string, root = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

function read(name: string, content: string | Buffer) {
  writeFileSync(join(folder, name), content);
  return readLogo(name, folder);
}

function png(width: number, height: number): Buffer {
  const body = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a', 'hex').copy(body);
  body.writeUInt32BE(width, 16);
  body.writeUInt32BE(height, 20);
  return body;
}

test('a logo is served under an address that changes with it', () => {
  const one = read('a.svg', svg('<path d="M0 0h9"/>'));
  const two = read('b.svg', svg('<path d="M0 0h8"/>'));
  expect(one).toMatchObject({ type: 'image/svg+xml', ratio: 2 });
  expect(one).toMatchObject({ path: expect.stringMatching(/^\/brand\/[\da-f]{12}\.svg$/) });
  expect(one).not.toMatchObject({ path: 'path' in two ? two.path : '' });
  expect(read('c.png', png(60, 30))).toMatchObject({ type: 'image/png', ratio: 2 });
  expect(read('d.svg', svg('', 'width="30px" height="30"'))).toMatchObject({ ratio: 1 });
});

test('a logo may stand in the brand itself', () => {
  const address = `data:image/png;base64,${png(32, 32).toString('base64')}`;
  expect(readLogo(address, folder)).toMatchObject({ type: 'image/png', ratio: 1 });
});

test.each([
  ['a script', svg('<script>alert(1)</script>'), /script/],
  ['an event handler', svg('<path onload="alert(1)"/>'), /script/],
  ['a link that runs', svg('<a href="javascript:alert(1)"/>'), /script/],
  ['HTML in it', svg('<foreignObject/>'), /script/],
  ['a picture from elsewhere', svg('<image href="https://a.example/x.png"/>'), /elsewhere/],
  ['a style from elsewhere', svg('<style>@import "x.css"</style>'), /elsewhere/],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /elsewhere/],
  ['no size', svg('', ''), /viewBox/],
  ['a banner for a logo', svg('', 'viewBox="0 0 600 100"'), /6\.00 times/],
  ['another kind of file', 'GIF89a', /neither/],
  ['too many bytes', svg('<path/>'.repeat(10_000)), /KiB large/],
])('a logo with %s is refused', (_what, content, reason) => {
  expect(read('bad.svg', content)).toEqual({ fault: expect.stringMatching(reason) });
});

test('a logo that is not there is named by its whole path', () => {
  expect(readLogo('none.svg', folder)).toEqual({
    fault: expect.stringContaining(join(folder, 'none.svg')),
  });
});
