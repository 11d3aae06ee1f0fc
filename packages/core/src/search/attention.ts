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
 * What each piece of a question takes of all pieces (A. Vaswani et al., "Attention Is All You Need",
 * 2017, formula 1), each head by itself. Its sums are made in WebAssembly, four values at a time.
 */
export class Attention {
  readonly #width: number;
  readonly #heads: number;
  readonly #sums: Sums;
  /** Queries, keys and values of each place; then what is taken; then the shares of one head. */
  readonly #rows: Float32Array;
  readonly #taken: Float32Array;
  readonly #shares: Float32Array;

  /** @param places the most that there may be */
  constructor(width: number, heads: number, places: number) {
    this.#width = width;
    this.#heads = heads;
    const lengths = [3 * width * places, width * places, places] as const;
    this.#sums = instantiate(SUMS_HEX, BYTES * lengths.reduce((all, length) => all + length, 0));
    const { buffer } = this.#sums.memory;
    this.#rows = new Float32Array(buffer, 0, lengths[0]);
    this.#taken = new Float32Array(buffer, BYTES * lengths[0], lengths[1]);
    this.#shares = new Float32Array(buffer, BYTES * (lengths[0] + lengths[1]), places);
  }

  /**
   * @param rows queries, keys and values of every place, one place after the other
   * @param from the first place that takes; what it and the later ones take is returned
   */
  take(rows: Float32Array, from: number): Float32Array {
    const size = this.#width / this.#heads;
    const step = 3 * this.#width;
    const places = rows.length / step;
    const scale = 1 / Math.sqrt(size);
    this.#rows.set(rows);
    const shares = this.#shares.subarray(0, places);
    const begin = shares.byteOffset;
    const end = begin + shares.byteLength;
    for (let place = from; place < places; place++) {
      for (let first = 0; first < this.#width; first += size) {
        const query = BYTES * (place * step + first);
        const key = BYTES * (this.#width + first);
        this.#sums.match(query, key, BYTES * step, BYTES * size, begin, end);
        for (let i = 0; i < places; i++) shares[i] = (shares[i] ?? 0) * scale;
        softmax(shares);
        const out = this.#taken.byteOffset + BYTES * ((place - from) * this.#width + first);
        this.#sums.mix(begin, end, key + BYTES * this.#width, BYTES * step, BYTES * size, out);
      }
    }
    return this.#taken.slice(0, (places - from) * this.#width);
  }
}
