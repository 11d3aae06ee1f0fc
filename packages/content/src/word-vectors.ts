import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordVectors } from '@hoa/core/search/meaning/sentence-encoder';
import { z } from 'zod';
import { rowsIn } from './kept-rows.ts';

const FILE = join(import.meta.dirname, '../word-vectors.json');
const BYTE = 127;

/** Word vectors as they are kept: a row is its bytes times its scale, both in base64. */
const storedSchema = z.strictObject({
  dimensions: z.int().positive(),
  /** Parted by spaces. */
  words: z.string(),
  /** Float32, little-endian, one a word. */
  scales: z.string(),
  /** Int8, `dimensions` a word. */
  rows: z.string(),
});

function base64(values: Float32Array | Int8Array): string {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');
}

function bytesOf(text: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(text, 'base64')).buffer;
}

/** Keeps word vectors in the library's folder: a byte for each value, times a scale for each word. */
export function saveWordVectors({ dimensions, words, rows }: WordVectors, file = FILE): void {
  const scales = new Float32Array(words.length);
  const bytes = new Int8Array(rows.length);
  words.forEach((_, id) => {
    const row = rows.subarray(id * dimensions, (id + 1) * dimensions);
    const scale = Math.max(...row.map(Math.abs)) / BYTE || 1;
    scales[id] = scale;
    row.forEach((value, k) => {
      bytes[id * dimensions + k] = Math.round(value / scale);
    });
  });
  const stored = {
    dimensions,
    words: words.join(' '),
    scales: base64(scales),
    rows: base64(bytes),
  };
  writeFileSync(file, `${JSON.stringify(stored)}\n`);
}

/** The word vectors that were fitted to the library, by `npm run eval -- --fit-words`. */
export function loadWordVectors(file = FILE): WordVectors {
  const text = readFileSync(file, 'utf8');
  const stored = storedSchema.parse(JSON.parse(text));
  const { dimensions } = stored;
  const words = stored.words.split(' ');
  const scales = new Float32Array(bytesOf(stored.scales));
  const bytes = new Int8Array(bytesOf(stored.rows));
  if (scales.length !== words.length || bytes.length !== words.length * dimensions) {
    throw new Error(`${file}: rows and words do not agree`);
  }
  const rows = new Float32Array(bytes.length);
  words.forEach((_, id) => {
    const scale = scales[id] ?? 0;
    for (let at = id * dimensions; at < (id + 1) * dimensions; at++) {
      rows[at] = (bytes[at] ?? 0) * scale;
    }
  });
  return { dimensions, words, rows, kept: rowsIn(text) };
}
