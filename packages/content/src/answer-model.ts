import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QuestionEncoder } from '@hoa/core/encoders/question-encoder';
import type { LayerNorm, Linear, TransformerLayer } from '@hoa/core/encoders/transformer';
import { VectorTable } from '@hoa/core/encoders/vector-table';
import type { AnswerModel } from '@hoa/core/search/meaning/answer-reader';
import { z } from 'zod';

const FILE = join(import.meta.dirname, '../answer-model.bin');
/** Bytes of the length of the header, with which a file begins. */
const LENGTH_BYTES = 4;

/**
 * What stands before the values. A table is a scale for each row and a byte for each value, as
 * {@link VectorTable} keeps them; all else is 32-bit floats. All little-endian.
 */
const headerSchema = z.strictObject({
  width: z.int().positive(),
  heads: z.int().positive(),
  layers: z.int().nonnegative(),
  /** Parted by spaces, as are the digests of the answers and the ids of the rules. */
  pieces: z.string(),
  answers: z.string(),
  rules: z.string(),
  values: z.record(
    z.string(),
    z.strictObject({ at: z.int(), bytes: z.int(), rows: z.int(), columns: z.int().positive() }),
  ),
});

/**
 * The transformer that was fitted to the authored answers and the rules of the law, by eval/fit-answers.
 *
 * @throws Error that names what the file lacks
 */
export function loadAnswerModel(file = FILE): AnswerModel {
  const content = readFileSync(file);
  const begin = LENGTH_BYTES + content.readUInt32LE(0);
  const header = headerSchema.parse(JSON.parse(content.toString('utf8', LENGTH_BYTES, begin)));
  const { width, heads, layers } = header;
  const found = (name: string) => {
    const place = header.values[name];
    if (place === undefined) throw new Error(`${file}: no ${name}`);
    const from = begin + place.at;
    return { ...place, content: content.subarray(from, from + place.bytes) };
  };
  const table = (name: string) => {
    const { rows, columns, content: bytes } = found(name);
    const read = new VectorTable(rows, columns);
    if (!read.restore(bytes)) throw new Error(`${file}: ${name} is not of its size`);
    return read;
  };
  // Copied, as floats must begin at a multiple of four bytes.
  const vector = (name: string) => new Float32Array(new Uint8Array(found(name).content).buffer);
  const vectors = (name: string) => {
    const { rows, columns } = found(name);
    const all = vector(name);
    return Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns));
  };
  const linear = (name: string): Linear => ({
    weight: table(`${name}.weight`),
    bias: vector(`${name}.bias`),
  });
  const norm = (name: string): LayerNorm => ({
    weight: vector(`${name}.weight`),
    bias: vector(`${name}.bias`),
  });
  const layer = (at: number): TransformerLayer => ({
    queryKeyValue: linear(`${at}.attention`),
    attentionOutput: linear(`${at}.attended`),
    attentionNorm: norm(`${at}.attendedNorm`),
    feedForwardIn: linear(`${at}.wider`),
    feedForwardOut: linear(`${at}.narrower`),
    feedForwardNorm: norm(`${at}.norm`),
  });
  return {
    encoder: new QuestionEncoder({
      hiddenSize: width,
      heads,
      vocabulary: header.pieces.split(' '),
      tokenEmbeddings: table('ofPiece'),
      positionEmbeddings: vectors('ofPlace'),
      segmentEmbeddings: vectors('ofPart'),
      embeddingNorm: norm('inputNorm'),
      layers: Array.from({ length: layers }, (_, at) => layer(at)),
    }),
    answers: header.answers.split(' '),
    directions: table('directions'),
    rules: header.rules.split(' '),
    ruleDirections: table('ruleDirections'),
  };
}
