import { Attention } from './attention.ts';
import type { VectorTable } from './vector-table.ts';
import { normalize } from './vectors.ts';
import { type Tokens, WordPieces } from './word-pieces.ts';

/** A linear layer: a product with its weights, and its bias added. */
export interface Linear {
  /** A row for each output. */
  weight: VectorTable;
  bias: Float32Array;
}

/** A layer norm: values brought to mean 0 and variance 1, then scaled by its weight and shifted. */
export interface LayerNorm {
  weight: Float32Array;
  bias: Float32Array;
}

export interface TransformerLayer {
  /** Projects to the queries, keys and values of attention, one after the other. */
  queryKeyValue: Linear;
  attentionOutput: Linear;
  attentionNorm: LayerNorm;
  feedForwardIn: Linear;
  feedForwardOut: Linear;
  feedForwardNorm: LayerNorm;
}

/** A transformer encoder that reads a question into a direction, as it was fitted. */
export interface TransformerModel {
  hiddenSize: number;
  /** Attention heads, which share the hidden size. */
  heads: number;
  /** The token of each id. */
  vocabulary: readonly string[];
  tokenEmbeddings: VectorTable;
  positionEmbeddings: readonly Float32Array[];
  /** Of what was said before (0) and what is asked (1). */
  segmentEmbeddings: readonly Float32Array[];
  embeddingNorm: LayerNorm;
  layers: readonly TransformerLayer[];
}

/** Keeps a variance of 0 from dividing by it. */
const LAYER_NORM_EPSILON = 1e-12;
/** Tokens of a question after another one, and of that. By itself, as a story may be, it has the room of both. */
const TOKENS_MAX = 48;

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

/** Hidden states through a linear layer. */
function linear({ weight, bias }: Linear, states: Float32Array): Float32Array {
  return weight.times(states, bias);
}

/** Layer norm of each hidden state, in place. */
function layerNorm(states: Float32Array, { weight, bias }: LayerNorm): void {
  const size = weight.length;
  for (let start = 0; start < states.length; start += size) {
    let sum = 0;
    for (let i = start; i < start + size; i++) sum += states[i] ?? 0;
    const mean = sum / size;
    let squares = 0;
    for (let i = start; i < start + size; i++) {
      const off = (states[i] ?? 0) - mean;
      squares += off * off;
    }
    const inverse = 1 / Math.sqrt(squares / size + LAYER_NORM_EPSILON);
    for (let i = 0; i < size; i++) {
      states[start + i] =
        ((states[start + i] ?? 0) - mean) * inverse * (weight[i] ?? 0) + (bias[i] ?? 0);
    }
  }
}

/** The mean of hidden states, as a vector of length 1. */
function meanPooled(states: Float32Array, hiddenSize: number): Float32Array {
  const sum = new Float32Array(hiddenSize);
  for (let start = 0; start < states.length; start += hiddenSize) {
    add(sum, states.subarray(start, start + hiddenSize));
  }
  return normalize(sum);
}

/**
 * Reads a question, after what was said before it, into a direction (A. Vaswani et al., "Attention
 * Is All You Need", 2017, the encoder alone, a layer norm after each residual sum). What a sum of
 * words cannot tell it can: who asks, what is asked for, and what 'it' is.
 */
export class Transformer {
  readonly #model: TransformerModel;
  readonly #wordPieces: WordPieces;
  readonly #attention: Attention;

  constructor(model: TransformerModel) {
    this.#model = model;
    this.#wordPieces = new WordPieces(model.vocabulary);
    this.#attention = new Attention(model.hiddenSize, model.heads, 2 * TOKENS_MAX);
  }

  /**
   * The direction of a question: its own tokens, mean-pooled, as a vector of length 1.
   *
   * @param before what was said before it
   */
  encode(text: string, before?: string): Float32Array {
    const { hiddenSize, layers } = this.#model;
    const most = before === undefined ? 2 * TOKENS_MAX : TOKENS_MAX;
    const tokens = this.#wordPieces.tokenize(text, before, most);
    let states = this.#embed(tokens);
    for (const layer of layers.slice(0, -1)) states = this.#throughLayer(layer, states, 0);
    // The question's own tokens attend to what was said before, whose states nothing reads after.
    for (const layer of layers.slice(-1)) states = this.#throughLayer(layer, states, tokens.from);
    return meanPooled(states, hiddenSize);
  }

  #embed({ ids, from }: Tokens): Float32Array {
    const { hiddenSize, tokenEmbeddings, positionEmbeddings, segmentEmbeddings, embeddingNorm } =
      this.#model;
    const states = new Float32Array(ids.length * hiddenSize);
    for (const [position, id] of ids.entries()) {
      const state = states.subarray(position * hiddenSize, (position + 1) * hiddenSize);
      state.set(tokenEmbeddings.row(id));
      const segment = from > 0 && position >= from ? 1 : 0;
      for (const embedding of [positionEmbeddings[position], segmentEmbeddings[segment]]) {
        if (embedding !== undefined) add(state, embedding);
      }
    }
    layerNorm(states, embeddingNorm);
    return states;
  }

  /** The hidden states from one position on, after they have attended to all. */
  #throughLayer(layer: TransformerLayer, states: Float32Array, from: number): Float32Array {
    const heads = this.#attention.attend(linear(layer.queryKeyValue, states), from);
    const attended = linear(layer.attentionOutput, heads);
    add(attended, states.subarray(from * this.#model.hiddenSize));
    layerNorm(attended, layer.attentionNorm);
    const inner = linear(layer.feedForwardIn, attended);
    gelu(inner);
    const out = linear(layer.feedForwardOut, inner);
    add(out, attended);
    layerNorm(out, layer.feedForwardNorm);
    return out;
  }
}
