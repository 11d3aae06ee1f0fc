import type { LawFact, LawNotice } from '@hoa/core/schemas/law';
import { expect, test } from 'vitest';
import { changesByState, isOpenAtFirst } from './changes-by-state';

const notice = (state: string, effective?: string): LawNotice => ({
  id: `${state.toLowerCase()}-${effective ?? 'open'}`,
  state,
  act: '2026 c 1',
  status: 'enacted',
  effective,
  what: 'It changes.',
  source: 'The legislature',
  topics: ['board-meetings'],
  checkBy: '2027-02-01',
});
const fact = (state: string, changes: LawFact['changes'] = []): LawFact => ({
  id: `${state.toLowerCase()}-fine-cap`,
  state,
  community: 'both',
  question: 'fine-cap',
  statement: 'A fine has a cap.',
  figures: [],
  citation: { act: 'Code', section: '1' },
  url: 'https://example.gov/1',
  verification: 'checked',
  textDate: '2026-02',
  effective: '2026-01-01',
  changes,
  nextReview: '2027-07-01',
  topics: [],
});

const groups = changesByState(
  {
    notices: [
      notice('AZ'),
      notice('GA', '2027-01-01'),
      notice('WA', '2028-01-01'),
      notice('FL', '2026-07-01'),
    ],
    facts: [fact('CA'), fact('TX', [{ act: 'HB 1', date: '2026-12-01', what: 'It rises.' }])],
  },
  '2026-11-22',
);

test('the state with the nearest day ahead comes first, those without one by name', () => {
  expect(groups.map(({ state }) => state.code)).toEqual(['TX', 'GA', 'WA', 'AZ', 'CA', 'FL']);
  expect(groups.map(({ next }) => next)).toEqual([
    ...['2026-12-01', '2027-01-01', '2028-01-01'],
    ...[undefined, undefined, undefined],
  ]);
});

test('only the nearest stand open, and the one that was asked for', () => {
  const open = groups.filter((group) => isOpenAtFirst(groups, group));
  expect(open.map(({ state }) => state.code)).toEqual(['TX', 'GA']);
  const california = groups.filter(({ state }) => state.code === 'CA');
  expect(california.every((group) => isOpenAtFirst(california, group))).toBe(true);
});

test('nothing is lost', () => {
  const found = groups.flatMap(({ notices, changing, lately }) => [
    ...notices,
    ...changing,
    ...lately,
  ]);
  expect(found).toHaveLength(6);
});
