import { instantiate, type Memory } from './web-assembly.ts';

interface Multiplier {
  memory: Memory;
  multiply(row: number, end: number, width: number, vector: number, out: number): void;
  multiplyFour(row: number, end: number, width: number, vector: number, out: number): void;
}

/** vector-table.wat, compiled: a test does it again and compares. */
export const MULTIPLIER_HEX = `
  0061736d01000000010e0260017b017f60057f7f7f7f7f000304030001010503010001072403066d656d6f72
  790200086d756c7469706c7900010c6d756c7469706c79466f757200020a96060319002000fd1b002000fd1b
  016a2000fd1b022000fd1b036a6a0ba90204027f017b037f047b0340fd0c0000000000000000000000000000
  0000210bfd0c00000000000000000000000000000000210cfd0c00000000000000000000000000000000210d
  fd0c00000000000000000000000000000000210e20032105200020026a210620062108200820026a21092009
  20026a210a03402005fd0004002107200b20072000fd010300fdba01fdae01210b200c20072008fd010300fd
  ba01fdae01210c200d20072009fd010300fdba01fdae01210d200e2007200afd010300fdba01fdae01210e20
  0541106a2105200841086a2108200941086a2109200a41086a210a200041086a22002006490d000b2004200b
  10003602002004200c10003602042004200d10003602082004200e100036020c200441106a2104200a220020
  01490d000b0bce0302037f0b7b0340fd0c00000000000000000000000000000000210bfd0c00000000000000
  000000000000000000210cfd0c00000000000000000000000000000000210dfd0c0000000000000000000000
  0000000000210efd0c00000000000000000000000000000000210ffd0c000000000000000000000000000000
  002110fd0c000000000000000000000000000000002111fd0c00000000000000000000000000000000211220
  032105200020026a21062006210703402000fd01030021092007fd010300210a2005fd0004002108200b2008
  2009fdba01fdae01210b200f2008200afdba01fdae01210f2005fd0004102108200c20082009fdba01fdae01
  210c20102008200afdba01fdae0121102005fd0004202108200d20082009fdba01fdae01210d20112008200a
  fdba01fdae0121112005fd0004302108200e20082009fdba01fdae01210e20122008200afdba01fdae012112
  200541c0006a2105200741086a2107200041086a22002006490d000b2004200b10003602002004200c100036
  02042004200d10003602082004200e100036020c2004200f1000360210200420101000360214200420111000
  36021820042012100036021c200441206a2104200722002001490d000b0b
`;

/** Values that are multiplied at a time, and vectors, and rows. */
const LANES = 8;
const AT_ONCE = 4;
const ROWS_AT_ONCE = 4;
const BYTE = 127;
/** The greatest value of a vector that is multiplied: of the sum of its products, 32 bits hold all. */
const SHORT = 32_767;

/**
 * Vectors of one length that are all multiplied by another at once: their values are kept as bytes,
 * and eight are multiplied at a time, which JavaScript has no words for (some 0.4 ms for 36,000 rows
 * of 100, a tenth of what a loop takes: decision 035).
 */
export class VectorTable {
  /** Bytes of a row, the last ones zeros. */
  readonly #width: number;
  readonly #dimensions: number;
  readonly #rowsAt: number;
  readonly #end: number;
  readonly #outAt: number;
  readonly #multiplier: Multiplier;
  readonly #rows: Int8Array;
  readonly #vectors: Int16Array;
  readonly #products: Int32Array;
  readonly #lengths = new Float64Array(AT_ONCE);
  /** What the bytes of each row are multiples of. */
  readonly #scales: Float32Array;

  /** @param dimensions values of a row */
  constructor(rows: number, dimensions: number) {
    this.#dimensions = dimensions;
    this.#width = Math.ceil(dimensions / LANES) * LANES;
    // Rows of zeros after the last one fill the last of those that are multiplied at a time.
    const filled = Math.ceil(rows / ROWS_AT_ONCE) * ROWS_AT_ONCE;
    this.#outAt = AT_ONCE * Int16Array.BYTES_PER_ELEMENT * this.#width;
    this.#rowsAt = this.#outAt + AT_ONCE * Int32Array.BYTES_PER_ELEMENT * filled;
    this.#end = this.#rowsAt + filled * this.#width;
    this.#multiplier = instantiate(MULTIPLIER_HEX, this.#end);
    const { memory } = this.#multiplier;
    this.#vectors = new Int16Array(memory.buffer, 0, AT_ONCE * this.#width);
    this.#products = new Int32Array(memory.buffer, this.#outAt, AT_ONCE * rows);
    this.#rows = new Int8Array(memory.buffer, this.#rowsAt, rows * this.#width);
    this.#scales = new Float32Array(rows);
  }

  /** Writes a row, each value to a 127th of the greatest. */
  set(row: number, values: Float32Array): void {
    let most = 1e-6;
    for (const value of values) most = Math.max(most, Math.abs(value));
    this.#scales[row] = most / (BYTE * SHORT);
    const at = row * this.#width;
    for (let i = 0; i < values.length; i++) {
      this.#rows[at + i] = Math.round(((values[i] ?? 0) * BYTE) / most);
    }
  }

  /** The values of a row, each to a 127th of the greatest. */
  row(row: number): Float32Array {
    const scale = (this.#scales[row] ?? 0) * SHORT;
    const at = row * this.#width;
    const values = new Float32Array(this.#dimensions);
    for (let i = 0; i < values.length; i++) values[i] = (this.#rows[at + i] ?? 0) * scale;
    return values;
  }

  /** All rows as bytes, for {@link restore}. */
  content(): Uint8Array {
    const scales = new Uint8Array(this.#scales.buffer);
    const content = new Uint8Array(scales.length + this.#rows.length);
    content.set(scales);
    content.set(this.#rows, scales.length);
    return content;
  }

  /**
   * Writes all rows as another table of this size had them.
   *
   * @returns whether they are of this size; nothing is written otherwise
   */
  restore(content: Uint8Array): boolean {
    const scales = new Uint8Array(this.#scales.buffer);
    if (content.length !== scales.length + this.#rows.length) return false;
    scales.set(content.subarray(0, scales.length));
    this.#rows.set(content.subarray(scales.length));
    return true;
  }

  /** Whether a row is what {@link set} would write. */
  holds(row: number, values: Float32Array): boolean {
    const one = new VectorTable(1, values.length);
    one.set(0, values);
    const at = row * this.#width;
    return (
      one.#scales[0] === this.#scales[row] &&
      one.#rows.every((value, i) => value === this.#rows[at + i])
    );
  }

  /**
   * Multiplies vectors by every row; four take less than half as long together as one by one.
   *
   * @param vectors one vector or some, one after the other
   * @param added what is added to the products of each vector, by row
   * @returns the products of each vector by row, one vector after the other, each to a hundredth or
   *   so of the greatest that there could be
   */
  times(vectors: Float32Array, added?: Float32Array): Float32Array {
    const count = vectors.length / this.#dimensions;
    const products = new Float32Array(count * this.#scales.length);
    if (products.length === 0) return products;
    if (added !== undefined) {
      for (let at = 0; at < products.length; at += added.length) products.set(added, at);
    }
    for (let first = 0; first < count; first += AT_ONCE) {
      const some = Math.min(AT_ONCE, count - first);
      for (let place = 0; place < some; place++) this.#place(vectors, first + place, place, some);
      const { multiply, multiplyFour } = this.#multiplier;
      const multiplySome = some === 1 ? multiply : multiplyFour;
      multiplySome(this.#rowsAt, this.#end, this.#width, 0, this.#outAt);
      for (let place = 0; place < some; place++) this.#take(products, first + place, place, some);
    }
    return products;
  }

  /**
   * Puts one of some vectors where it is multiplied, scaled to a length of 1, and notes its length.
   * Of four vectors, the values that are multiplied at a time stand next to each other.
   */
  #place(vectors: Float32Array, which: number, place: number, some: number): void {
    const begin = which * this.#dimensions;
    const end = begin + this.#dimensions;
    let squares = 0;
    for (let i = begin; i < end; i++) {
      const value = vectors[i] ?? 0;
      squares += value * value;
    }
    const length = Math.sqrt(squares);
    const scale = length === 0 ? 0 : SHORT / length;
    const step = some === 1 ? LANES : AT_ONCE * LANES;
    let at = place * LANES;
    for (let i = begin; i < end; i += LANES, at += step) {
      for (let lane = 0; lane < LANES; lane++) {
        const value = i + lane < end ? (vectors[i + lane] ?? 0) : 0;
        // Rounded as Math.round does, in a third of its time.
        this.#vectors[at + lane] = Math.floor(value * scale + 0.5);
      }
    }
    this.#lengths[place] = length;
  }

  /** Adds the products of one of some vectors that were multiplied together. */
  #take(products: Float32Array, which: number, place: number, some: number): void {
    const rows = this.#scales.length;
    const length = this.#lengths[place] ?? 0;
    const step = some === 1 ? 1 : AT_ONCE;
    for (let row = 0; row < rows; row++) {
      const product = this.#products[row * step + place] ?? 0;
      const at = which * rows + row;
      products[at] = (products[at] ?? 0) + product * (this.#scales[row] ?? 0) * length;
    }
  }
}
