import { choicesOf, isValued, UNKNOWN, walkGuide } from '@hoa/core/guides/guide-path';
import type { Guide } from '@hoa/core/schemas/guide';
import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { followGuide } from './follow-guide.fixture.ts';
import { readGuides } from './guide-files.ts';

const TODAY = '2026-11-30';
const { guides } = readGuides();

/** The first choice of each question on a path, and no day or amount. */
function firstPath(guide: Guide, begun: GuideAnswers): GuideAnswers {
  let answers = begun;
  for (;;) {
    const { next } = walkGuide(guide, answers, TODAY);
    if (next === null) return answers;
    const answer = isValued(next) ? UNKNOWN : (choicesOf(next)[0] ?? '');
    answers = { ...answers, [next.id]: answer };
  }
}

const planOf = (guide: Guide, community: string) =>
  followGuide(guide.slug, firstPath(guide, { state: 'NY', community }), TODAY);

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  'in %s a cooperative hears which papers are its own, and no other community does',
  (_slug, guide) => {
    const pointsFor = (community: string) =>
      planOf(guide, community)
        .points.map(({ text }) => text)
        .join(' ');
    expect(pointsFor('cooperative')).toMatch(/In a cooperative .*(lease|bylaws)/);
    for (const community of ['condominium', 'planned-community', 'unsure']) {
      expect(pointsFor(community)).not.toContain('cooperative');
    }
  },
);

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  'in %s a cooperative has rules that are law for cooperatives, and a condominium none of theirs alone',
  (_slug, guide) => {
    const rulesOf = (community: string) =>
      planOf(guide, community).facts.filter(({ state }) => state === 'NY');
    for (const { id, community, cooperatives } of rulesOf('cooperative')) {
      expect(community === 'cooperative' || cooperatives, id).toBe(true);
    }
    for (const { id, community } of rulesOf('condominium')) {
      expect(community, id).not.toBe('cooperative');
    }
  },
);

test('a shareholder in New York has the rule on the books of a cooperative, and the acts for it', () => {
  const records = guides.find(({ slug }) => slug === 'see-records');
  if (records === undefined) throw new Error('there is no such guide');
  const { facts, acts } = planOf(records, 'cooperative');
  expect(facts.map(({ id }) => id)).toContain('ny-records-coop');
  expect(acts.map(({ name }) => name)).toEqual([
    'Not-for-Profit Corporation Law',
    'Business Corporation Law (most cooperatives)',
  ]);
  expect(planOf(records, 'condominium').acts.map(({ name }) => name)).toEqual([
    'Condominium Act',
    'Not-for-Profit Corporation Law',
  ]);
});

test('a shareholder who is fined hears what the law says of condominiums and cooperatives alike', () => {
  const fined = guides.find(({ slug }) => slug === 'fined');
  if (fined === undefined) throw new Error('there is no such guide');
  const ids = planOf(fined, 'cooperative').facts.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['ny-coop-fines', 'ny-fine-hearing']));
});

test('a cooperative is sent to no rule that there may not be, before it raises its charges', () => {
  const { standing } = followGuide(
    'pass-budget',
    {
      ...{ state: 'KS', community: 'cooperative', assessmentNow: '400', assessmentNew: '420' },
      ...{ fiscalYearEnd: '2026-12-31', adoptionDate: '2026-12-20', effectiveDate: 'unknown' },
      ...{ documentsCap: 'none', reason: 'costs' },
    },
    TODAY,
  );
  expect(standing.title).toBe('Read any rules below before the board decides it');
  expect(standing.text).not.toContain('what the rules below');
});
