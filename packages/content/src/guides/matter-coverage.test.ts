import type { Guide } from '@hoa/core/schemas/guide';
import { expect, test } from 'vitest';
import { readGuides } from './guide-files.ts';
import { readGuideGround } from './guide-ground.ts';
import { matterFaults, readMatters } from './matter-coverage.ts';

const { guides } = readGuides();
const { facts } = readGuideGround();
const matters = readMatters();

const messages = (changed: readonly Guide[], aside = matters) =>
  matterFaults(changed, facts, aside).map(({ message }) => message);

/** The guides without the figures of one fact. */
const without = (fact: string): Guide[] =>
  guides.map((guide) => ({
    ...guide,
    checks: guide.checks.map((check) => ({
      ...check,
      figures: check.figures.filter((figure) => figure.fact !== fact),
    })),
    dates: guide.dates.map((date) => ({
      ...date,
      figures: date.figures.filter((figure) => figure.fact !== fact),
    })),
  }));

test('every figure of time or money on liens and on disputes is counted by or set aside', () => {
  expect(Object.keys(matters)).toEqual(['lien-foreclosure', 'dispute-resolution']);
  expect(messages(guides)).toEqual([]);
});

test.each(['la-lien-demand', 'nh-lien', 'ny-time-to-sue', 'va-lien-foreclosure'])(
  'an editor is told when no guide counts by %s any longer',
  (fact) => {
    expect(messages(without(fact))).toEqual([
      `'${fact}' has a figure of time or money; name it in a guide or set it aside`,
    ]);
  },
);

test('an editor is told of what need not be set aside, and of what stands twice', () => {
  const liens = matters['lien-foreclosure'] ?? [];
  const why = 'It is here to be found out.';
  const vain = (fact: string) => ({
    ...matters,
    'lien-foreclosure': [...liens, { why, facts: [fact] }],
  });
  expect(messages(guides, vain('nh-lien'))).toEqual(["'nh-lien' need not be set aside"]);
  expect(messages(guides, vain('no-such-fact'))).toEqual(["'no-such-fact' need not be set aside"]);
  expect(messages(guides, vain('wi-lien'))).toEqual(["'wi-lien' stands twice"]);
});
