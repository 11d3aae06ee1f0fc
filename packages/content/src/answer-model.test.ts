import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VectorTable } from '@hoa/core/encoders/vector-table';
import { afterAll, describe, expect, test } from 'vitest';
import { loadAnswerModel } from './answer-model.ts';

const WIDTH = 8;
const PIECES = ['[CLS]', '[SEP]', '[UNK]', 'fence'];

/** The smallest model there is, as fit_answers.py writes one: no layers, one answer and one rule. */
function smallModel(): Buffer {
  const values: Record<string, object> = {};
  const parts: Uint8Array[] = [];
  let at = 0;
  const put = (name: string, content: Uint8Array, rows: number, columns: number) => {
    values[name] = { at, bytes: content.length, rows, columns };
    parts.push(content, new Uint8Array((4 - (content.length % 4)) % 4));
    at = parts.reduce((sum, { length }) => sum + length, 0);
  };
  const table = (name: string, rows: number) => {
    const made = new VectorTable(rows, WIDTH);
    for (let row = 0; row < rows; row++) made.set(row, Float32Array.of(row, 1, 0, 0, 2, 0, 0, -3));
    put(name, made.content(), rows, WIDTH);
  };
  const floats = (name: string, rows: number, value: number) =>
    put(name, new Uint8Array(new Float32Array(rows * WIDTH).fill(value).buffer), rows, WIDTH);
  table('ofPiece', PIECES.length);
  floats('ofPlace', 96, 0);
  floats('ofPart', 2, 0);
  floats('inputNorm.weight', 1, 1);
  floats('inputNorm.bias', 1, 0.5);
  table('directions', 1);
  table('ruleDirections', 1);
  const text = JSON.stringify({
    ...{ width: WIDTH, heads: 2, layers: 0, pieces: PIECES.join(' '), answers: '811c9dc55bd1e995' },
    rules: 'va-fine-cap',
    values,
  });
  const header = Buffer.from(text.padEnd(text.length + ((4 - (text.length % 4)) % 4)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([length, header, ...parts]);
}

describe('a transformer that was written to a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'answer-model-'));
  const file = join(folder, 'model.bin');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is read as it was written', () => {
    writeFileSync(file, smallModel());
    const { encoder, answers, directions, rules, ruleDirections } = loadAnswerModel(file);
    expect(directions.row(0)[7]).toBeCloseTo(-3, 5);
    expect(answers).toEqual(['811c9dc55bd1e995']);
    expect(ruleDirections.row(0)[7]).toBeCloseTo(-3, 5);
    expect(rules).toEqual(['va-fine-cap']);
    // Without layers a direction is the mean of its pieces' embeddings, each brought to mean 0 and variance 1.
    const pieces = [0, 3, 1].map((row) => [row, 1, 0, 0, 2, 0, 0, -3]);
    const normed = pieces.map((values) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / WIDTH;
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / WIDTH;
      return values.map((value) => (value - mean) / Math.sqrt(variance) + 0.5);
    });
    const sum = normed[0]?.map((_, i) => normed.reduce((all, row) => all + (row[i] ?? 0), 0)) ?? [];
    const expected = sum.map((value) => value / Math.hypot(...sum));
    encoder.encode('fence').forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i] ?? 0, 1);
    });
  });

  test('cut short, it is refused by the name of what is missing', () => {
    writeFileSync(file, smallModel().subarray(0, -8));
    expect(() => loadAnswerModel(file)).toThrow(/model\.bin: ruleDirections is not of its size/);
  });

  test('with another header, it is refused', () => {
    const header = Buffer.from('{"width":8}');
    const length = Buffer.alloc(4);
    length.writeUInt32LE(header.length);
    writeFileSync(file, Buffer.concat([length, header]));
    expect(() => loadAnswerModel(file)).toThrow(/heads/);
  });
});
