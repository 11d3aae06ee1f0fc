import { VectorTable } from '../../encoders/vector-table.ts';
import type { Steps } from '../steps.ts';

/** Keeps the rows of a table under the very texts that they were made of. */
export interface KeptRows {
  read(texts: readonly string[]): Uint8Array | undefined;
  write(texts: readonly string[], rows: Uint8Array): void;
}

/** What the rows are made with: how long they are, and where they are kept, if they are. */
interface RowMaker {
  dimensions: number;
  kept: KeptRows | undefined;
}

/** Rows that are made in a step. */
const MADE_AT_ONCE = 200;
/** One kept row in so many is made again, to know that the code makes them as it did. */
const CHECKED_EVERY = 499;

/** Whether a sample of the rows is what is made of the texts now. */
function isMadeSo(
  table: VectorTable,
  rows: number,
  encode: (row: number) => Float32Array,
): boolean {
  for (let row = 0; row < rows; row += CHECKED_EVERY) {
    if (!table.holds(row, encode(row))) return false;
  }
  return true;
}

/**
 * Makes the table of what some texts mean, or takes it as it was kept. What was kept is used only
 * where the texts and the word vectors are the same and a sample of the rows, made again, is too.
 *
 * @param texts all that the rows are made of
 * @param encode the row of a number
 */
export function* tableOf(
  { dimensions, kept: keeper }: RowMaker,
  rows: number,
  texts: readonly string[],
  encode: (row: number) => Float32Array,
): Steps<VectorTable> {
  const kept = keeper?.read(texts);
  yield;
  if (kept !== undefined) {
    const restored = new VectorTable(rows, dimensions);
    if (restored.restore(kept) && isMadeSo(restored, rows, encode)) return restored;
  }
  const table = new VectorTable(rows, dimensions);
  for (let row = 0; row < rows; row++) {
    table.set(row, encode(row));
    if (row % MADE_AT_ONCE === 0) yield;
  }
  keeper?.write(texts, table.content());
  return table;
}
