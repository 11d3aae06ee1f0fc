import { expect, test } from 'vitest';
import { sourceArticle } from '../checks/article.fixture.ts';
import { checkedArticle } from '../checks/checked-article.ts';
import type { FrontMatter } from '../front-matter/front-matter-schema.ts';
import { checkNamedFacts } from './check-named-facts.ts';
import { TRUE_FACTS } from './law.fixture.ts';
import { lawPlaces } from './placed-facts.ts';

const BODY = '## In short\n\nIn Virginia a fine is at most $75 once. New York has 9 towns.';
const GOOD = { facts: ['va-fine-cap'], lawChecked: '2026-11-22' };

function faults(frontMatter: Partial<FrontMatter>, effective?: string): string[] {
  const table = TRUE_FACTS.map((fact, line) => ({
    fact: { ...fact, ...(effective === undefined ? {} : { effective }) },
    file: `facts/${fact.state}.yaml`,
    line,
  }));
  const source = sourceArticle('violation-fines', BODY);
  const article = { ...source, frontMatter: { ...source.frontMatter, ...frontMatter } };
  return checkNamedFacts([checkedArticle(article)], lawPlaces(table)).map(({ message }) => message);
}

test('an article that names its facts and the day they were read is in order', () => {
  expect(faults(GOOD)).toEqual([]);
  expect(faults({})).toEqual([]);
});

test('a fact that the table does not have is told', () => {
  expect(faults({ ...GOOD, facts: ['va-fine-cup'] })).toEqual([
    "facts: the table of the law has no 'va-fine-cup'",
  ]);
});

test('a fact of a state of which the article says nothing is told', () => {
  expect(faults({ ...GOOD, facts: ['va-fine-cap', 'ut-lien'] })).toEqual([
    'facts: names ut-lien (law/facts/UT.yaml:7), but says nothing of Utah',
  ]);
});

test('facts and the day on which they were read stand together', () => {
  expect(faults({ facts: ['va-fine-cap'] })).toEqual([
    'lawChecked: is missing; say on which day the facts it names were read against it',
  ]);
  expect(faults({ lawChecked: '2026-11-22' })).toEqual([
    'lawChecked: says a day, but the article names no fact under facts',
  ]);
});

test('a rule that began after the reading wants a new one', () => {
  expect(faults(GOOD, '2026-11-22')).toEqual([]);
  expect(faults(GOOD, '2027-01-01')).toEqual([
    'lawChecked: va-fine-cap (law/facts/VA.yaml:0) applies since 2027-01-01; read the article against it',
  ]);
});

test('an exemption that exempts nothing is told', () => {
  const unlisted = (figure: string) => [
    { state: 'NY' as const, figure, because: 'a count of towns' },
  ];
  expect(faults({ ...GOOD, unlisted: unlisted('9 towns') })).toEqual([]);
  expect(faults({ ...GOOD, unlisted: unlisted('8 towns') })).toEqual([
    'unlisted: no sentence gives 8 towns for New York; take it out',
  ]);
});
