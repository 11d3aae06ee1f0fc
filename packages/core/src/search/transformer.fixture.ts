import type { TransformerModel } from './transformer.ts';
import { VectorTable } from './vector-table.ts';

export const WIDTH = 8;
const PIECES = ['[CLS]', '[SEP]', '[UNK]', 'fine', 'fence', 'dog', 'roof'];

/** Numbers that are always the same, between -1 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    return state / 2 ** 31;
  };
}

export type Matrix = number[][];

/** A model of random values, and the same as plain numbers. */
export function randomModel() {
  const random = numbers(7);
  const matrix = (rows: number, columns: number): Matrix =>
    Array.from({ length: rows }, () => Array.from({ length: columns }, random));
  const table = (values: Matrix) => {
    const made = new VectorTable(values.length, values[0]?.length ?? 0);
    for (const [row, own] of values.entries()) made.set(row, Float32Array.from(own));
    return made;
  };
  const vector = (length: number) => Float32Array.from({ length }, random);
  const linear = (rows: number, columns: number) => {
    const plain = matrix(rows, columns);
    return { plain, matrix: table(plain), bias: vector(rows) };
  };
  const norm = () => ({ scale: vector(WIDTH), bias: vector(WIDTH) });
  const ofPiece = matrix(PIECES.length, WIDTH);
  const layer = {
    attention: linear(3 * WIDTH, WIDTH),
    attended: linear(WIDTH, WIDTH),
    attendedNorm: norm(),
    wider: linear(4 * WIDTH, WIDTH),
    narrower: linear(WIDTH, 4 * WIDTH),
    norm: norm(),
  };
  const model = {
    ...{ width: WIDTH, heads: 2, pieces: PIECES, ofPiece: table(ofPiece) },
    ...{ ofPlace: Array.from({ length: 20 }, () => vector(WIDTH)) },
    ...{ ofPart: [vector(WIDTH), vector(WIDTH)], inputNorm: norm(), layers: [layer] },
  } satisfies TransformerModel;
  return { model, ofPiece, layer };
}
