import { instantiate, type Memory } from './web-assembly.ts';

interface Sums {
  memory: Memory;
  match(query: number, key: number, step: number, size: number, out: number, end: number): void;
  mix(share: number, end: number, value: number, step: number, size: number, out: number): void;
}

/** attention.wat, compiled: a test does it again and compares. */
export const SUMS_HEX = `
  0061736d01000000010f0260017b017d60067f7f7f7f7f7f000304030001010503010001071803066d656d6f
  72790200056d617463680001036d697800020af0010319002000fd1f002000fd1f01922000fd1f022000fd1f
  0392920b6802017f017b0340fd0c000000000000000000000000000000002107410021060340200720002006
  6afd000400200120066afd000400fde601fde4012107200641106a22062003490d000b200420071000380200
  200120026a2101200441046a22042005490d000b0b6b02037f017b0340fd0c00000000000000000000000000
  000000210920002107200220066a2108034020092007fd0902002008fd000400fde601fde401210920082003
  6a2108200741046a22072001490d000b200520066a2009fd0b0400200641106a22062004490d000b0b
`;

/** Bytes of a number. */
const BYTES = Float32Array.BYTES_PER_ELEMENT;

/** Weights of a softmax, in place. */
function softmax(scores: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) most = Math.max(most, scores[i] ?? 0);
  let all = 0;
  for (let i = 0; i < scores.length; i++) {
    const power = Math.exp((scores[i] ?? 0) - most);
    scores[i] = power;
    all += power;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) / all;
}

/**
 * Multi-head attention: what each token takes of all (A. Vaswani et al., "Attention Is All You Need",
 * 2017, formula 1), each head by itself. Its sums are made in WebAssembly, four values at a time.
 */
export class Attention {
  readonly #hiddenSize: number;
  readonly #heads: number;
  readonly #sums: Sums;
  /** Queries, keys and values of each position; then what is attended; then the weights of one head. */
  readonly #queryKeyValue: Float32Array;
  readonly #attended: Float32Array;
  readonly #weights: Float32Array;

  /** @param tokensMax the most that there may be */
  constructor(hiddenSize: number, heads: number, tokensMax: number) {
    this.#hiddenSize = hiddenSize;
    this.#heads = heads;
    const lengths = [3 * hiddenSize * tokensMax, hiddenSize * tokensMax, tokensMax] as const;
    this.#sums = instantiate(SUMS_HEX, BYTES * lengths.reduce((all, length) => all + length, 0));
    const { buffer } = this.#sums.memory;
    this.#queryKeyValue = new Float32Array(buffer, 0, lengths[0]);
    this.#attended = new Float32Array(buffer, BYTES * lengths[0], lengths[1]);
    this.#weights = new Float32Array(buffer, BYTES * (lengths[0] + lengths[1]), tokensMax);
  }

  /**
   * @param queryKeyValue the query, key and value of every position, one position after the other
   * @param from the first position that attends; of it and the later ones the outputs are returned
   */
  attend(queryKeyValue: Float32Array, from: number): Float32Array {
    const headSize = this.#hiddenSize / this.#heads;
    const step = 3 * this.#hiddenSize;
    const positions = queryKeyValue.length / step;
    const scale = 1 / Math.sqrt(headSize);
    this.#queryKeyValue.set(queryKeyValue);
    const weights = this.#weights.subarray(0, positions);
    const begin = weights.byteOffset;
    const end = begin + weights.byteLength;
    for (let position = from; position < positions; position++) {
      for (let first = 0; first < this.#hiddenSize; first += headSize) {
        const query = BYTES * (position * step + first);
        const key = BYTES * (this.#hiddenSize + first);
        this.#sums.match(query, key, BYTES * step, BYTES * headSize, begin, end);
        for (let i = 0; i < positions; i++) weights[i] = (weights[i] ?? 0) * scale;
        softmax(weights);
        const value = key + BYTES * this.#hiddenSize;
        const at = (position - from) * this.#hiddenSize + first;
        const out = this.#attended.byteOffset + BYTES * at;
        this.#sums.mix(begin, end, value, BYTES * step, BYTES * headSize, out);
      }
    }
    return this.#attended.slice(0, (positions - from) * this.#hiddenSize);
  }
}
