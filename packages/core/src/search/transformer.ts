import { Attention } from './attention.ts';
import { normalize } from './sentence-encoder.ts';
import type { VectorTable } from './vector-table.ts';
import { type Pieces, WordPieces } from './word-pieces.ts';

/** A product with a matrix and a sum after it. */
export interface Linear {
  /** A row for each value that comes out. */
  matrix: VectorTable;
  bias: Float32Array;
}

/** How values are brought to mean 0 and variance 1, and then scaled and moved. */
export interface Norm {
  scale: Float32Array;
  bias: Float32Array;
}

export interface TransformerLayer {
  /** Queries, keys and values of attention, one after the other. */
  attention: Linear;
  attended: Linear;
  attendedNorm: Norm;
  wider: Linear;
  narrower: Linear;
  norm: Norm;
}

/** A transformer that reads a question into a direction, as it was fitted. */
export interface TransformerModel {
  /** Values of a piece, and between how many heads of attention they are shared. */
  width: number;
  heads: number;
  pieces: readonly string[];
  /** What each piece means by itself; what each place adds, and being said before (0) or asked (1). */
  ofPiece: VectorTable;
  ofPlace: readonly Float32Array[];
  ofPart: readonly Float32Array[];
  inputNorm: Norm;
  layers: readonly TransformerLayer[];
}

/** Keeps a variance of 0 from dividing by it. */
const LEAST_VARIANCE = 1e-12;
/** Pieces of a question, and of what was said before it. */
const MOST_PIECES = 48;

/** GELU (D. Hendrycks and K. Gimpel, 2016) in steps of 1/256 between -8 and 8; beyond it is 0 or its input. */
const GELU_REACH = 8;
const GELU_STEPS = 256;
const GELU = Float32Array.from({ length: 2 * GELU_REACH * GELU_STEPS + 1 }, (_, step) => {
  const x = step / GELU_STEPS - GELU_REACH;
  return 0.5 * x * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3)));
});

/** GELU of some values, in place. */
function gelu(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) {
    const x = values[i] ?? 0;
    if (x >= GELU_REACH) continue;
    const step = Math.floor((x + GELU_REACH) * GELU_STEPS + 0.5);
    values[i] = step <= 0 ? 0 : (GELU[step] ?? 0);
  }
}

/** Adds values to others, in place. */
function add(to: Float32Array, values: Float32Array): void {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) + (values[i] ?? 0);
}

/** Rows through a linear layer. */
function through({ matrix, bias }: Linear, rows: Float32Array): Float32Array {
  return matrix.times(rows, bias);
}

/** Norms rows, in place. */
function norm(rows: Float32Array, { scale, bias }: Norm): void {
  const width = scale.length;
  for (let row = 0; row < rows.length; row += width) {
    let sum = 0;
    for (let i = row; i < row + width; i++) sum += rows[i] ?? 0;
    const mean = sum / width;
    let squares = 0;
    for (let i = row; i < row + width; i++) {
      const off = (rows[i] ?? 0) - mean;
      squares += off * off;
    }
    const inverse = 1 / Math.sqrt(squares / width + LEAST_VARIANCE);
    for (let i = 0; i < width; i++) {
      rows[row + i] = ((rows[row + i] ?? 0) - mean) * inverse * (scale[i] ?? 0) + (bias[i] ?? 0);
    }
  }
}

/**
 * Reads a question, after what was said before it, into a direction (A. Vaswani et al., "Attention
 * Is All You Need", 2017, the encoder alone, norms after each sum). What a sum of words cannot tell it
 * can: who asks, what is asked for, and what 'it' is.
 */
export class Transformer {
  readonly #model: TransformerModel;
  readonly #pieces: WordPieces;
  readonly #attention: Attention;

  constructor(model: TransformerModel) {
    this.#model = model;
    this.#pieces = new WordPieces(model.pieces);
    this.#attention = new Attention(model.width, model.heads, 2 * MOST_PIECES);
  }

  /**
   * The direction of a question: the mean of its own pieces, as a vector of length 1.
   *
   * @param before what was said before it
   */
  encode(text: string, before?: string): Float32Array {
    const { width, layers } = this.#model;
    const pieces = this.#pieces.cut(text, before, MOST_PIECES);
    let rows = this.#begin(pieces);
    for (const layer of layers.slice(0, -1)) rows = this.#throughLayer(layer, rows, 0);
    // What was said before is read by the question's own pieces, and then has done its part.
    for (const layer of layers.slice(-1)) rows = this.#throughLayer(layer, rows, pieces.from);
    const sum = new Float32Array(width);
    for (let row = 0; row < rows.length; row += width) add(sum, rows.subarray(row, row + width));
    return normalize(sum);
  }

  #begin({ ids, from }: Pieces): Float32Array {
    const { width, ofPiece, ofPlace, ofPart, inputNorm } = this.#model;
    const rows = new Float32Array(ids.length * width);
    for (const [place, id] of ids.entries()) {
      const row = rows.subarray(place * width, (place + 1) * width);
      row.set(ofPiece.row(id));
      for (const more of [ofPlace[place], ofPart[from > 0 && place >= from ? 1 : 0]]) {
        if (more !== undefined) add(row, more);
      }
    }
    norm(rows, inputNorm);
    return rows;
  }

  /** The rows from one place on, when they have taken what they need of all. */
  #throughLayer(layer: TransformerLayer, rows: Float32Array, from: number): Float32Array {
    const taken = this.#attention.take(through(layer.attention, rows), from);
    const attended = through(layer.attended, taken);
    add(attended, rows.subarray(from * this.#model.width));
    norm(attended, layer.attendedNorm);
    const inner = through(layer.wider, attended);
    gelu(inner);
    const out = through(layer.narrower, inner);
    add(out, attended);
    norm(out, layer.norm);
    return out;
  }
}
