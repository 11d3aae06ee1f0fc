import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import { buildLibraryIndex } from './build-library-index.ts';
import { UNRELATED_TOPICS } from './unrelated-topics.fixture.ts';

const index = buildLibraryIndex(UNRELATED_TOPICS, GLOSSARY);
const best = (question: string) =>
  index.retrieve({ text: question }).excerpts[0]?.excerpt.passage.article.slug;

describe('retrieval', () => {
  test('finds a topic by its own words, in any form of them', () => {
    expect(best('Our HOA wants to fence the lake')).toBe('fence-rules');
    expect(best('are quorums needed')).toBe('quorum-requirements');
  });

  test('understands everyday words for what the library names otherwise', () => {
    expect(best('when do we call the exterminator')).toBe('pest-control');
    expect(best('turnout was too low to vote')).toBe('quorum-requirements');
  });

  test('forgives typos, missing apostrophes and anger', () => {
    expect(best('THEY CANT JUST SEND US A SPECAIL ASSESMENT!!! 9000 bucks, im furious')).toBe(
      'special-assessments',
    );
    expect(best('is there a quorom')).toBe('quorum-requirements');
  });

  test('finds its topic in five lines of story', () => {
    const story = `So last summer my sister and her kids came to visit and we had a lovely time.
      Then on Monday the mail came and I almost fell off my chair.
      The association wants an extra charge from every one of us for a major repair.
      I work two jobs, my car just died and nobody from the board answers the phone.
      Can they really make me pay all of that at once?`;
    expect(best(story)).toBe('special-assessments');
  });

  test('a question of stop words alone is not covered', () => {
    for (const question of ['', '   ', 'what is it that they do?', '???', '😂🔥']) {
      expect(index.retrieve({ text: question }).isOurs).toBe(false);
    }
  });

  test('declines what is about something else, and what has no association in it', () => {
    for (const question of [
      'Tell me a joke about penguins',
      'Plan a 3 day trip to Lisbon with kids',
      'my landlord keeps my deposit, there is no HOA',
    ]) {
      expect(index.retrieve({ text: question }).isOurs).toBe(false);
    }
  });

  test('gives the same order whatever the order of the articles', () => {
    const shuffled = buildLibraryIndex(UNRELATED_TOPICS.toReversed(), GLOSSARY);
    for (const question of ['owners', 'who pays for a fence or a repair', 'vote of owners']) {
      const order = (one: typeof index) =>
        one
          .retrieve({ text: question })
          .excerpts.map(({ excerpt, score }) => [excerpt.text, score]);
      expect(order(shuffled)).toEqual(order(index));
    }
  });

  test('whatever is asked, shares stay between 0 and 1 and nothing crashes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (question) => {
        const { likelihood, excerpts } = index.retrieve({ text: question });
        const shares = excerpts.flatMap(({ features }) => [features.says, features.saysInPlace]);
        for (const share of [likelihood, ...shares]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        const scores = excerpts.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
    );
  });
});

test('an empty library answers nothing and breaks nothing', () => {
  const empty = buildLibraryIndex([], []);
  expect(empty.retrieve({ text: 'what is a quorum?' })).toMatchObject({
    excerpts: [],
    isOurs: false,
  });
  expect(empty.search('quorum')).toMatchObject({ topics: [], sections: [], terms: [] });
  expect(empty.nearestTopics('quorum', 3)).toEqual([]);
});

test('names the topics nearest to a text, and knows an article by its slug', () => {
  expect(index.nearestTopics('Fence Height', 2)[0]).toEqual({
    id: 42,
    slug: 'fence-rules',
    title: 'Fence Rules',
  });
  expect(index.article('fence-rules')?.topicId).toBe(42);
  expect(index.article('no-such-topic')).toBeUndefined();
});
