import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cosine } from '@hoa/core/encoders/vectors';
import { SentenceEncoder } from '@hoa/core/search/meaning/sentence-encoder';
import { expect, test } from 'vitest';
import { loadWordVectors, saveWordVectors } from './word-vectors.ts';

const file = join(mkdtempSync(join(tmpdir(), 'word-vectors-')), 'vectors.json');

test('word vectors are read as they were kept, to within a byte', () => {
  const rows = Float32Array.from([0.5, -1.25, 3, 0.001, 0, 0]);
  saveWordVectors({ dimensions: 2, words: ['dues', 'roof', 'unused'], rows }, file);
  const read = loadWordVectors(file);
  expect(read.words).toEqual(['dues', 'roof', 'unused']);
  for (const [at, value] of rows.entries()) expect(read.rows[at]).toBeCloseTo(value, 1);
});

test('a file of which a part is missing is refused', () => {
  saveWordVectors({ dimensions: 2, words: ['dues'], rows: Float32Array.from([1, 2]) }, file);
  const stored = { ...JSON.parse('{"dimensions":2,"words":"dues roof"}'), scales: '', rows: '' };
  writeFileSync(file, JSON.stringify(stored));
  expect(() => loadWordVectors(file)).toThrow('rows and words do not agree');
});

test('the vectors of the library bring together what visitors and articles call the same', () => {
  const encoder = new SentenceEncoder(loadWordVectors());
  const near = (a: string, b: string) => cosine(encoder.encode(a), encoder.encode(b));
  for (const [said, meant, other] of [
    ['they gave me a ticket', 'a fine for a violation', 'the reserve study'],
    ['my monthly dues went up', 'assessment increase', 'architectural approval'],
    ['kick a director off the board', 'recall of a board member', 'insurance deductible'],
    ['someone slipped at the pool', 'liability for an injury', 'ballots and proxies'],
  ] as const) {
    expect(near(said, meant), said).toBeGreaterThan(near(said, other));
  }
});
