/** What this file needs of WebAssembly, which every runtime of the server and of tests has. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: object };
};

interface Multiplier {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  multiply(row: number, end: number, width: number, vector: number, out: number): void;
}

/** vector-table.wat, compiled: a test does it again and compares. */
export const MULTIPLIER_HEX = `
  0061736d0100000001090160057f7f7f7f7f00030201000503010001071502066d656d6f72790200086d756c
  7469706c7900000a8001017e02017f017b0340fd0c0000000000000000000000000000000021064100210503
  402006200320054101746afd000400200020056afd010300fdba01fdae012106200541086a22052002490d00
  0b20042006fd1b002006fd1b016a2006fd1b022006fd1b036a6a360200200441046a2104200020026a220020
  01490d000b0b
`;

const PAGE_BYTES = 65_536;
/** Values that are multiplied at a time. */
const LANES = 8;
const BYTE = 127;
/** The greatest value of a vector that is multiplied: of the sum of its products, 32 bits hold all. */
const SHORT = 32_767;

let compiled: object | undefined;

function createMultiplier(): Multiplier {
  const bytes = MULTIPLIER_HEX.match(/[\da-f]{2}/g) ?? [];
  compiled ??= new WebAssembly.Module(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
  return new WebAssembly.Instance(compiled).exports as Multiplier;
}

/**
 * Vectors of one length that are all multiplied by another at once: their values are kept as bytes,
 * and eight are multiplied at a time, which JavaScript has no words for (some 0.4 ms for 36,000 rows
 * of 100, a tenth of what a loop takes: decision 035).
 */
export class VectorTable {
  /** Bytes of a row, the last ones zeros. */
  readonly #width: number;
  readonly #rowsAt: number;
  readonly #end: number;
  readonly #outAt: number;
  readonly #multiplier = createMultiplier();
  readonly #rows: Int8Array;
  readonly #vector: Int16Array;
  readonly #products: Int32Array;
  /** What the bytes of each row are multiples of. */
  readonly #scales: Float32Array;

  /** @param dimensions values of a row */
  constructor(rows: number, dimensions: number) {
    this.#width = Math.ceil(dimensions / LANES) * LANES;
    this.#outAt = 2 * this.#width;
    this.#rowsAt = this.#outAt + 4 * rows;
    this.#end = this.#rowsAt + rows * this.#width;
    const { memory } = this.#multiplier;
    memory.grow(Math.ceil(this.#end / PAGE_BYTES));
    this.#vector = new Int16Array(memory.buffer, 0, this.#width);
    this.#products = new Int32Array(memory.buffer, this.#outAt, rows);
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
   * Multiplies a vector by every row.
   *
   * @param vector of length 1 at most
   * @returns the products by row, to a hundredth or so
   */
  times(vector: Float32Array): Float32Array {
    if (this.#scales.length === 0) return new Float32Array(0);
    for (let i = 0; i < vector.length; i++) this.#vector[i] = Math.round((vector[i] ?? 0) * SHORT);
    this.#multiplier.multiply(this.#rowsAt, this.#end, this.#width, 0, this.#outAt);
    const products = new Float32Array(this.#products.length);
    for (let row = 0; row < products.length; row++) {
      products[row] = (this.#products[row] ?? 0) * (this.#scales[row] ?? 0);
    }
    return products;
  }
}
