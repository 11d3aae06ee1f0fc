import type { TransformerModel } from './transformer.ts';
import { VectorTable } from './vector-table.ts';

export const HIDDEN_SIZE = 8;
const VOCABULARY = ['[CLS]', '[SEP]', '[UNK]', 'fine', 'fence', 'dog', 'roof'];

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
    return { plain, weight: table(plain), bias: vector(rows) };
  };
  const norm = () => ({ weight: vector(HIDDEN_SIZE), bias: vector(HIDDEN_SIZE) });
  const tokenEmbeddings = matrix(VOCABULARY.length, HIDDEN_SIZE);
  const layer = {
    queryKeyValue: linear(3 * HIDDEN_SIZE, HIDDEN_SIZE),
    attentionOutput: linear(HIDDEN_SIZE, HIDDEN_SIZE),
    attentionNorm: norm(),
    feedForwardIn: linear(4 * HIDDEN_SIZE, HIDDEN_SIZE),
    feedForwardOut: linear(HIDDEN_SIZE, 4 * HIDDEN_SIZE),
    feedForwardNorm: norm(),
  };
  const model = {
    hiddenSize: HIDDEN_SIZE,
    heads: 2,
    vocabulary: VOCABULARY,
    tokenEmbeddings: table(tokenEmbeddings),
    positionEmbeddings: Array.from({ length: 20 }, () => vector(HIDDEN_SIZE)),
    segmentEmbeddings: [vector(HIDDEN_SIZE), vector(HIDDEN_SIZE)],
    embeddingNorm: norm(),
    layers: [layer],
  } satisfies TransformerModel;
  return { model, tokenEmbeddings, layer };
}
