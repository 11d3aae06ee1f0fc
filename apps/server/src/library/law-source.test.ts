import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LawSource } from './law-source.ts';

const VIRGINIA = `state: VA
acts: []
facts:
  - id: va-minutes
    community: planned-community
    question: records-access
    statement: Minutes are kept.
    citation: { act: Va. Code, section: 55.1-1815 }
    url: https://law.lis.virginia.gov/vacode/
    verification: checked
    textDate: 2026-02
    nextReview: 2027-07-01
`;

let folder: string;
let warnings: string[];
let source: LawSource;
const write = (text: string) => writeFileSync(join(folder, 'facts/VA.yaml'), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'law-'));
  mkdirSync(join(folder, 'facts'));
  write(VIRGINIA);
  warnings = [];
  source = new LawSource(
    { warn: (_: unknown, text?: string) => warnings.push(text ?? '') },
    folder,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a change of a file is read', () => {
  expect(source.read().facts.map(({ id }) => id)).toEqual(['va-minutes']);
  write(VIRGINIA.replace('va-minutes', 'va-books'));
  expect(source.read().facts.map(({ id }) => id)).toEqual(['va-books']);
  expect(warnings).toEqual([]);
});

test('a broken file is told, and keeps its last good version', () => {
  source.read();
  write(VIRGINIA.replace('checked', 'believed'));
  expect(source.read().facts.map(({ id }) => id)).toEqual(['va-minutes']);
  expect(warnings).toEqual([expect.stringMatching(/^facts\/VA\.yaml:\d+: .*verification/)]);
});

test('what a fact is asked stands in a file beside, which must name a fact of its state', () => {
  mkdirSync(join(folder, 'asked'));
  const file = join(folder, 'asked/VA.yaml');
  writeFileSync(file, 'va-minutes:\n  - may I read the minutes\nva-hens:\n  - may I keep hens\n');
  expect([...source.read().asked]).toEqual([['va-minutes', ['may I read the minutes']]]);
  expect(warnings).toEqual([expect.stringMatching(/^asked\/VA\.yaml:3: 'va-hens' is no fact/)]);
  writeFileSync(file, 'va-minutes: []\n');
  expect([...source.read().asked.values()]).toEqual([['may I read the minutes']]);
  rmSync(file);
  expect(source.read().asked.size).toBe(0);
});

test('a folder that is not there leaves an empty table', () => {
  const none = new LawSource(
    { warn: (_: unknown, text?: string) => warnings.push(text ?? '') },
    join(folder, 'none'),
  );
  expect(none.read().facts).toEqual([]);
  expect(warnings).toHaveLength(1);
});
