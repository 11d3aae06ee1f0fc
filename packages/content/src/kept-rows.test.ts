import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableOf } from '@hoa/core/search/meaning/kept-rows';
import { SentenceEncoder } from '@hoa/core/search/meaning/sentence-encoder';
import { finish } from '@hoa/core/search/steps';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rowsIn } from './kept-rows.ts';

vi.mock('node:fs', { spy: true });

const WORDS = { dimensions: 2, words: ['quorum', 'mice'], rows: Float32Array.from([1, 0, 0, 1]) };
const TEXTS: readonly string[] = Array.from({ length: 600 }, (_, row) =>
  row % 2 === 0 ? 'a quorum' : 'two mice',
);

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-rows-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes the table of some texts, and tells how near each lies to a quorum and how many were encoded. */
function make(folder: string, texts = TEXTS, vectors = 'of one fit') {
  const encoder = new SentenceEncoder({ ...WORDS, kept: rowsIn(vectors, folder) });
  let encoded = 0;
  const encode = (row: number) => {
    encoded += 1;
    return encoder.encode(texts[row] ?? '');
  };
  const table = finish(tableOf(encoder, texts.length, texts, encode));
  return { nears: [...table.times(encoder.encode('quorum'))].map(Math.round), encoded };
}

const AS_MADE = TEXTS.map((text) => (text.includes('quorum') ? 1 : 0));

test('rows are made once, and then read, of the same texts and vectors alone', () => {
  const folder = emptyFolder();
  expect(make(folder)).toEqual({ nears: AS_MADE, encoded: 600 });
  expect(make(folder)).toEqual({ nears: AS_MADE, encoded: 2 });
  expect(make(folder, TEXTS.toReversed()).encoded).toBe(600);
  expect(make(folder, TEXTS, 'of another fit').encoded).toBe(600);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('kept rows that the code makes otherwise, or that were cut short, are made again', () => {
  const folder = emptyFolder();
  make(folder);
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name);
  const rows = readFileSync(file);
  rows.fill(7, rows.length - 600 * 8);
  writeFileSync(file, rows);
  expect(make(folder).nears).toEqual(AS_MADE);
  expect(make(folder)).toEqual({ nears: AS_MADE, encoded: 2 });
  writeFileSync(file, rows.subarray(1));
  expect(make(folder)).toEqual({ nears: AS_MADE, encoded: 600 });
});

test('a folder that cannot be written keeps nothing and stops nothing', () => {
  const folder = join(emptyFolder(), 'a file', 'and no folder');
  writeFileSync(join(folder, '..'), '');
  expect(make(folder)).toEqual({ nears: AS_MADE, encoded: 600 });
  expect(make(folder).encoded).toBe(600);
});

test('rows of an image that is read-only are read', () => {
  const folder = emptyFolder();
  make(folder);
  vi.mocked(utimesSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  });
  expect(make(folder)).toEqual({ nears: AS_MADE, encoded: 2 });
});

test('only the rows that were used last stay', () => {
  const folder = emptyFolder();
  for (let version = 0; version < 12; version += 1) make(folder, [`quorum ${version}`]);
  expect(readdirSync(folder)).toHaveLength(8);
});
