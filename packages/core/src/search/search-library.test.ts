import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import { searchResultSchema } from '../schemas/search.ts';
import { buildLibraryIndex } from './build-library-index.ts';
import { SMALL_LIBRARY } from './small-library.fixture.ts';

const HITS = searchResultSchema.pick({ query: true, topics: true, sections: true, terms: true });
const index = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY);
const topics = (query: string) => index.search(query).topics.map(({ slug }) => slug);

describe('search while it is typed', () => {
  test('finds a topic from the first letters of a word on', () => {
    for (const typed of ['quo', 'quor', 'quorum', 'quorum req']) {
      expect(topics(typed)[0]).toBe('quorum-requirements');
    }
  });

  test('a word that is finished is no beginning of another', () => {
    expect(topics('fen')).toContain('fence-rules');
    expect(topics('fen ')).toEqual([]);
  });

  test('forgives a typo', () => {
    expect(topics('specail assesment')[0]).toBe('special-assessments');
  });

  test('says where the searched words stand', () => {
    const [hit] = index.search('fence').topics;
    expect(hit?.titleRanges.map(([from, to]) => hit.title.slice(from, to))).toEqual(['Fence']);
    const [section] = index.search('fence').sections;
    expect(section?.url).toBe('/topic/fence-rules#in-short');
    expect(section?.excerptRanges.map(([from, to]) => section.excerpt.slice(from, to))).toEqual([
      'fence',
    ]);
  });

  test('finds the words of the glossary', () => {
    expect(index.search('quor').terms.map(({ term }) => term)).toEqual(['Quorum']);
  });

  test('an empty search, or one of stop words, has an empty result', () => {
    for (const query of ['', '  ', 'the', 'what is the ', '😀']) {
      expect(index.search(query)).toEqual({ query, topics: [], sections: [], terms: [] });
    }
  });

  test('whatever is typed, the result is valid and its ranges lie within their texts', () => {
    const words = fc.constantFrom('fence', 'Quorum', 'assess', 'A', '&', 'é', 'termites', '👍🏽');
    const query = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(words, { maxLength: 6 }).map((chosen) => chosen.join(' ')),
    );
    fc.assert(
      fc.property(query, (typed) => {
        const result = HITS.parse(index.search(typed));
        const texts = [
          ...result.topics.map(({ title, titleRanges }) => [title, titleRanges] as const),
          ...result.sections.map(({ excerpt, excerptRanges }) => [excerpt, excerptRanges] as const),
        ];
        for (const [text, ranges] of texts) {
          let end = 0;
          for (const [from, to] of ranges) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(to).toBeGreaterThan(from);
            end = to;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});
