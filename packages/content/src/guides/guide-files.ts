import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Guide } from '@hoa/core/schemas/guide';
import type { Letter } from '@hoa/core/schemas/letter';
import { readYaml } from '../front-matter/yaml-lines.ts';
import { curlyParts } from '../html/curly-parts.ts';
import { readLetters } from '../letters/letter-files.ts';
import type { Problem } from '../problem.ts';
import { partKey, type SetAside } from './figure-coverage.ts';
import { type GuideFile, guideFileSchema, guideOfFile } from './guide-file-schema.ts';

/** The folder of this package's own guides. */
export const GUIDES_FOLDER = fileURLToPath(new URL('../../guides', import.meta.url));

/** In the order of the starting points of the home page, then of what a board does. */
const ORDER = [
  'fined',
  'special-assessment',
  'request-denied',
  'see-records',
  'repair-ignored',
  'joined-board',
  'hold-hearing',
  'pass-budget',
  'collect-late-account',
  'call-special-meeting',
];

/** What a guide is found by, and which figure of the law it means. */
const LOOKED_UP: ReadonlySet<string> = new Set(['says', 'figures']);

/** The guides in the order of lists, and what keeps a file from being one. */
export interface ReadGuides {
  guides: Guide[];
  problems: Problem[];
  setAside: SetAside;
}

function readGuide(
  folder: string,
  file: string,
  letters: ReadonlyMap<string, Letter>,
): { guide: Guide; data: GuideFile } | Problem[] {
  const { data, errors, lineOf } = readYaml(readFileSync(join(folder, file), 'utf8'), 1);
  if (errors.length > 0) return errors.map((error) => ({ file, ...error }));
  const parsed = guideFileSchema.safeParse(data);
  if (parsed.success) {
    return { guide: curlyParts(guideOfFile(parsed.data, letters), LOOKED_UP), data: parsed.data };
  }
  return parsed.error.issues.map(({ path, message }) => ({
    file,
    line: lineOf(path),
    message: `${path.join('.') || 'the file'}: ${message}`,
  }));
}

/** Those that the order does not name come last, by title. */
function inListOrder(guides: readonly Guide[]): Guide[] {
  const place = ({ slug }: Guide) => (ORDER.includes(slug) ? ORDER.indexOf(slug) : ORDER.length);
  return guides.toSorted((a, b) => place(a) - place(b) || a.title.localeCompare(b.title, 'en'));
}

function setAsideIn(file: GuideFile): [string, readonly string[]][] {
  return [...file.dates, ...file.shares, ...file.checks].flatMap((part) => {
    if (part.setAside === undefined) return [];
    const ids = part.setAside.flatMap((one) => (typeof one === 'string' ? [one] : one.facts));
    return [[partKey(file, part), ids]];
  });
}

/** Reads every guide; a file with a fault is left out and told. */
export function readGuides(folder: string = GUIDES_FOLDER): ReadGuides {
  const letters = new Map(readLetters().letters.map((letter) => [letter.slug, letter]));
  const guides: Guide[] = [];
  const problems: Problem[] = [];
  const setAside: [string, readonly string[]][] = [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  for (const file of files.sort()) {
    const read = readGuide(folder, file, letters);
    if (Array.isArray(read)) problems.push(...read);
    else if (file === `${read.guide.slug}.yaml`) {
      guides.push(read.guide);
      setAside.push(...setAsideIn(read.data));
    } else {
      problems.push({ file, line: 1, message: `is the file of ${read.guide.slug}; name it so` });
    }
  }
  return { guides: inListOrder(guides), problems, setAside: new Map(setAside) };
}
