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

function gelu(x: number): number {
  if (x <= -GELU_REACH) return 0;
  if (x >= GELU_REACH) return x;
  return GELU[Math.round((x + GELU_REACH) * GELU_STEPS)] ?? 0;
}

/** Adds to a vector, in place. */
function add(to: Float32Array, values: Float32Array | undefined): Float32Array {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) + (values?.[i] ?? 0);
  return to;
}

/** Vectors through a linear layer. */
function through({ matrix, bias }: Linear, rows: readonly Float32Array[]): Float32Array[] {
  return matrix.timesEach(rows).map((values) => add(values, bias));
}

/** Norms a vector, in place. */
function norm(values: Float32Array, { scale, bias }: Norm): Float32Array {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const deviation = Math.sqrt(squares / values.length + LEAST_VARIANCE);
  for (let i = 0; i < values.length; i++) {
    values[i] = (((values[i] ?? 0) - mean) / deviation) * (scale[i] ?? 0) + (bias[i] ?? 0);
  }
  return values;
}

/** Weights of a softmax, in place. */
function softmax(scores: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let all = 0;
  for (let i = 0; i < scores.length; i++) {
    const power = Math.exp((scores[i] ?? 0) - most);
    scores[i] = power;
    all += power;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) / all;
}

/**
 * Reads a question, after what was said before it, into a direction (A. Vaswani et al., "Attention
 * Is All You Need", 2017, the encoder alone, norms after each sum). What a sum of words cannot tell it
 * can: who asks, what is asked for, and what 'it' is.
 */
export class Transformer {
  readonly #model: TransformerModel;
  readonly #pieces: WordPieces;

  constructor(model: TransformerModel) {
    this.#model = model;
    this.#pieces = new WordPieces(model.pieces);
  }

  /**
   * The direction of a question: the mean of its own pieces, as a vector of length 1.
   *
   * @param before what was said before it
   */
  encode(text: string, before?: string): Float32Array {
    const { width, layers } = this.#model;
    const pieces = this.#pieces.cut(text, before, MOST_PIECES);
    const rows = layers.reduce(
      (read, layer) => this.#throughLayer(layer, read),
      this.#begin(pieces),
    );
    const sum = new Float32Array(width);
    for (const row of rows.slice(pieces.from)) add(sum, row);
    return normalize(sum);
  }

  #begin({ ids, from }: Pieces): Float32Array[] {
    const { ofPiece, ofPlace, ofPart, inputNorm } = this.#model;
    return ids.map((id, place) => {
      const values = ofPiece.row(id);
      add(values, ofPlace[place]);
      add(values, ofPart[from > 0 && place >= from ? 1 : 0]);
      return norm(values, inputNorm);
    });
  }

  #throughLayer(layer: TransformerLayer, rows: readonly Float32Array[]): Float32Array[] {
    const attention = through(layer.attention, rows);
    const taken = attention.map((_, place) => this.#attend(attention, place));
    const attended = through(layer.attended, taken);
    for (const [at, values] of attended.entries()) norm(add(values, rows[at]), layer.attendedNorm);
    const inner = through(layer.wider, attended);
    for (const values of inner) {
      for (let i = 0; i < values.length; i++) values[i] = gelu(values[i] ?? 0);
    }
    const out = through(layer.narrower, inner);
    for (const [at, values] of out.entries()) norm(add(values, attended[at]), layer.norm);
    return out;
  }

  /** What a piece takes of all pieces, each head by itself. */
  #attend(attention: readonly Float32Array[], place: number): Float32Array {
    const { width, heads } = this.#model;
    const own = attention[place] ?? new Float32Array(3 * width);
    const size = width / heads;
    const taken = new Float32Array(width);
    const shares = new Float32Array(attention.length);
    for (let first = 0; first < width; first += size) {
      for (let at = 0; at < shares.length; at++) {
        const other = attention[at] ?? own;
        let score = 0;
        for (let i = first; i < first + size; i++) score += (own[i] ?? 0) * (other[width + i] ?? 0);
        shares[at] = score / Math.sqrt(size);
      }
      softmax(shares);
      for (let at = 0; at < shares.length; at++) {
        const other = attention[at] ?? own;
        const share = shares[at] ?? 0;
        for (let i = first; i < first + size; i++) {
          taken[i] = (taken[i] ?? 0) + share * (other[2 * width + i] ?? 0);
        }
      }
    }
    return taken;
  }
}
