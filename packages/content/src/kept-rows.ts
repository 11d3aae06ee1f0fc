import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { KeptRows } from '@hoa/core/search/meaning/kept-rows';

const FOLDER = join(import.meta.dirname, '../dist/rows');
/** Two tables belong to a library; editors go back and forth between some versions of it. */
const FILES_MAX = 8;

/** Notes that a file was used; where the folder cannot be written, it is read all the same. */
function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // Only which files are removed first depends on it.
  }
}

/** Removes all but the files that were used last. */
function removeOld(folder: string): void {
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((file) => ({ file, usedAt: statSync(file).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { file } of files.slice(FILES_MAX)) rmSync(file, { force: true });
}

/**
 * Keeps rows in files that are named by the digest of what they were made of, so that none is read
 * for other texts. Where the folder cannot be written, as in an image that is read-only, what is there
 * is read, nothing is added, and other rows are made at each start.
 *
 * @param vectors the word vectors, as they are stored
 */
export function rowsIn(vectors: string, folder = FOLDER): KeptRows {
  const begun = createHash('sha256').update(vectors);
  const fileOf = (texts: readonly string[]) => {
    const digest = begun.copy().update(texts.join('\0')).digest('hex');
    return join(folder, `rows-${digest.slice(0, 32)}`);
  };
  return {
    read(texts) {
      try {
        const file = fileOf(texts);
        const rows = readFileSync(file);
        touch(file);
        return rows;
      } catch {
        return undefined;
      }
    },
    write(texts, rows) {
      try {
        mkdirSync(folder, { recursive: true });
        const file = fileOf(texts);
        const unfinished = `${file}.${process.pid}`;
        writeFileSync(unfinished, rows);
        renameSync(unfinished, file);
        removeOld(folder);
      } catch {
        // They are made again.
      }
    },
  };
}
