import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LAW_FOLDER, lawTable, readLaw } from './law-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'law-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules of North Carolina with something else in their file. */
function readWith(written: string, instead: string) {
  const text = readFileSync(join(LAW_FOLDER, 'facts/NC.yaml'), 'utf8');
  expect(text).toContain(written);
  mkdirSync(join(folder, 'facts'), { recursive: true });
  writeFileSync(join(folder, 'facts/NC.yaml'), text.replace(written, instead));
  return readLaw(folder);
}

test.each(['47E-5', '7510', '4.10'])(
  'section: %s, which YAML reads as a number, is refused and not renamed',
  (section) => {
    const { facts, problems } = readWith("section: '47E-5'", `section: ${section}`);
    expect(facts).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('put it in quotes'),
    ]);
  },
);

test('no text of the table that pages show has a straight apostrophe', () => {
  const { facts, notices } = lawTable(readLaw());
  const texts = [
    ...facts.flatMap(({ statement, citation, source = '', changes }) => [
      ...[statement, citation.act, source],
      ...changes.map(({ what }) => what),
    ]),
    ...notices.flatMap(({ what, source }) => [what, source]),
  ];
  expect(texts.filter((text) => /[a-z]'/i.test(text))).toEqual([]);
});
