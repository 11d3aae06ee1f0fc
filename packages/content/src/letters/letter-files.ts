import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Letter } from '@hoa/core/schemas/letter';
import { readYaml } from '../front-matter/yaml-lines.ts';
import { curlyParts } from '../html/curly-parts.ts';
import type { Problem } from '../problem.ts';
import { letterFileSchema, letterOfFile } from './letter-file-schema.ts';

/** The folder of this package's own letters. */
export const LETTERS_FOLDER = fileURLToPath(new URL('../../letters', import.meta.url));

/** The letters, in the order of lists, and what keeps a file from being one. */
export interface ReadLetters {
  letters: Letter[];
  problems: Problem[];
}

function readLetter(folder: string, file: string): Letter | Problem[] {
  const { data, errors, lineOf } = readYaml(readFileSync(join(folder, file), 'utf8'), 1);
  if (errors.length > 0) return errors.map((error) => ({ file, ...error }));
  const parsed = letterFileSchema.safeParse(data);
  if (parsed.success) return curlyParts(letterOfFile(parsed.data));
  return parsed.error.issues.map(({ path, message }) => ({
    file,
    line: lineOf(path),
    message: `${path.join('.') || 'the file'}: ${message}`,
  }));
}

/** Owners' letters first, each group by title. */
function inListOrder(letters: readonly Letter[]): Letter[] {
  const group = (letter: Letter) => (letter.for === 'owner' ? 0 : 1);
  return letters.toSorted((a, b) => group(a) - group(b) || a.title.localeCompare(b.title, 'en'));
}

/** Reads every letter; a file with a fault is left out and told. */
export function readLetters(folder: string = LETTERS_FOLDER): ReadLetters {
  const letters: Letter[] = [];
  const problems: Problem[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    const read = readLetter(folder, file);
    if (Array.isArray(read)) problems.push(...read);
    else if (file === `${read.slug}.yaml`) letters.push(read);
    else problems.push({ file, line: 1, message: `is the file of ${read.slug}; name it so` });
  }
  return { letters: inListOrder(letters), problems };
}
