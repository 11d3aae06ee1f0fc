import { findGuides, guideForQuestion } from '@hoa/core/guides/find-guides';
import { SITUATIONS } from '@hoa/core/situations/situations';
import { expect, test } from 'vitest';
import { readGuides } from './guide-files.ts';

const { guides } = readGuides();

test.each([
  ['They fined me $200 for my boat, can they do that?', 'violation-fines', 'fined'],
  ['The board won’t show me the bank statements', 'records-inspection', 'see-records'],
  ['we just got a violation letter about our fence', 'violation-notices', 'fined'],
  ['the HOA denied my fence, what now', 'architectural-review', 'request-denied'],
])('somebody who writes "%s" is offered the guide', (question, slug, guide) => {
  expect(guideForQuestion(question, [slug], guides)?.slug).toBe(guide);
});

test.each(
  SITUATIONS.map(({ words, question, guide, reading }) => ({ words, question, guide, reading })),
)(
  'who starts from "$words" at the top of the home page is offered its guide',
  ({ question, guide, reading }) => {
    const slugs = reading.map(({ slug }) => slug);
    expect(guideForQuestion(question, slugs, guides)?.slug).toBe(guide);
  },
);

test.each([
  ['What is a fine schedule?', 'violation-fines'],
  ['How long are minutes kept?', 'meeting-minutes'],
  ['They fined me', 'pool-safety'],
])('"%s" with an answer from %s is offered none', (question, slug) => {
  expect(guideForQuestion(question, [slug], guides)).toBeUndefined();
});

test('a search finds the guide that it names', () => {
  expect(findGuides('special meeting', guides).map(({ slug }) => slug)).toContain(
    'call-special-meeting',
  );
  expect(findGuides('they fined me', guides).map(({ slug }) => slug)).toEqual(['fined']);
  expect(findGuides('quorum', guides)).toEqual([]);
});

test('a guide on what a search is about is found with its topic', () => {
  const found = ['fence-rules', 'dog-parks', 'violation-fines'];
  expect(findGuides('fence fine', guides, found).map(({ slug }) => slug)).toEqual(['fined']);
  expect(findGuides('fence rules', guides, found)).toEqual([]);
  expect(findGuides('fence fine', guides, ['fence-rules'])).toEqual([]);
});

test('a guide stays while the last word is typed, and comes for a slip', () => {
  const slugs = (query: string) => findGuides(query, guides).map(({ slug }) => slug);
  for (const query of ['i was fin', 'i was fine', 'i was fined']) {
    expect(slugs(query), query).toEqual(['fined']);
  }
  for (const query of ['joined the b', 'joined the boa', 'joined the board']) {
    expect(slugs(query), query).toEqual(['joined-board']);
  }
  for (const query of ['repair ig', 'repair igno', 'repair ignored']) {
    expect(slugs(query), query).toEqual(['repair-ignored']);
  }
  expect(slugs('special assesment')).toContain('special-assessment');
  for (const query of ['i w', 'we want', 'acc', 'fin ', 'park']) {
    expect(slugs(query), query).toEqual([]);
  }
});
