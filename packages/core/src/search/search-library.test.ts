import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import { searchResultSchema } from '../schemas/search.ts';
import { buildLibraryIndex } from './build-library-index.ts';
import { UNRELATED_TOPICS } from './unrelated-topics.fixture.ts';

const HITS = searchResultSchema.pick({ query: true, topics: true, sections: true, terms: true });
const index = buildLibraryIndex(UNRELATED_TOPICS, GLOSSARY);
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

  test('a misspelled beginning is one of the word that is meant, from five letters on', () => {
    for (const typed of ['quoro', 'qourum', 'quorm', 'assesm', 'specail', 'termti']) {
      expect(topics(typed), typed).not.toEqual([]);
    }
    expect(topics('quoro')[0]).toBe('quorum-requirements');
    expect(topics('assesm')[0]).toBe('special-assessments');
    expect(topics('quoro ')).toEqual([]);
    expect(topics('zuoru')).toEqual([]);
  });

  test('a sign within a name that is being typed does not end it', () => {
    expect(topics('fen&')).toEqual(topics('fen'));
    expect(topics('fen,')).toEqual([]);
  });

  describe('in a library with more words', () => {
    const [first] = UNRELATED_TOPICS;
    if (first === undefined) throw new Error('The small library is empty');
    const topic = (topicId: number, title: string, text: string) => {
      const blocks = [{ kind: 'paragraph' as const, text }];
      const sections = [
        { anchor: 'text', heading: title, part: 'body' as const, blocks, answers: [] },
      ];
      const slug = title.toLowerCase().replaceAll(' ', '-');
      return { ...first, topicId, slug, title, description: title, sections };
    };
    const found = (query: string, ...added: ReturnType<typeof topic>[]) =>
      buildLibraryIndex([...UNRELATED_TOPICS, ...added], GLOSSARY)
        .search(query)
        .topics.map(({ slug }) => slug);

    test('a short word in full comes before the words that begin so', () => {
      const charging = topic(204, 'Chargers', 'A charger for an EV. EV owners charge their EV.');
      const event = topic(205, 'Events', 'Events and events again, for every event. '.repeat(3));
      expect(found('ev', charging, event)[0]).toBe('chargers');
    });

    test('a common word in full is not the beginning of a rare one', () => {
      const acts = topic(
        91,
        'Acts',
        'The law of a state is law before any rule; the law wins. '.repeat(9),
      );
      const grass = topic(92, 'Lawn Care', 'A lawn is cut. ');
      expect(found('law', acts, grass)).toEqual(['acts']);
      expect(found('lawn', acts, grass)[0]).toBe('lawn-care');
    });

    test('a word with a hyphen is the one that the texts write', () => {
      const papers = topic(93, 'Papers', 'The bylaws say how the board is elected. ');
      const acts = topic(94, 'Acts', 'The laws of a state come first. ');
      expect(found('by-laws', papers, acts)[0]).toBe('papers');
      expect(found('state-laws', papers, acts)[0]).toBe('acts');
    });

    test('what a title says in other words comes before what only speaks of it', () => {
      const named = topic(95, 'Association Papers', 'Every HOA has its own. ');
      const text = 'Every HOA has an HOA. ';
      const others = [96, 97, 98].map((id) => topic(id, `Other ${id}`, text));
      expect(found('hoa', ...others, named)[0]).toBe('association-papers');
    });
  });

  test('finds what a word is a slip for that only phrasings have, and what they mean by it', () => {
    const text = 'A lien secures the assessment. '.repeat(25);
    const asked = ['they put a lein on my house', 'special assesment', 'paved with planks'];
    const answer = { type: 'what-is' as const, questions: [], asked, text: 'A lien is a claim.' };
    const [first] = UNRELATED_TOPICS;
    if (first === undefined) throw new Error('The small library is empty');
    const section = {
      ...{ anchor: 'liens', heading: 'Liens', part: 'body' as const },
      blocks: [{ kind: 'paragraph' as const, text }],
      answers: [answer],
    };
    const liens = { ...first, topicId: 90, slug: 'liens', title: 'Liens', sections: [section] };
    const said = buildLibraryIndex([...UNRELATED_TOPICS, liens], GLOSSARY);
    const found = (query: string) => said.search(query).topics.map(({ slug }) => slug);
    expect(found('lein')).toContain('liens');
    expect(found('assesment')).toEqual(found('assessment'));
    expect(found('planks')).toEqual([]);
  });

  describe('of a few words, each of which names a topic', () => {
    const [first] = UNRELATED_TOPICS;
    if (first === undefined) throw new Error('The small library is empty');
    const topic = (topicId: number, title: string, heading: string, text: string, asked = '') => {
      const answer = { type: 'what-is' as const, questions: [], asked: [asked], text: 'Yes.' };
      const blocks = [{ kind: 'paragraph' as const, text: text.repeat(3) }];
      const place = { anchor: 'rules', heading, part: 'body' as const };
      const sections = [{ ...place, blocks, answers: asked === '' ? [] : [answer] }];
      const slug = title.toLowerCase().replaceAll(' ', '-');
      return { ...first, topicId, slug, title, description: heading, sections };
    };
    const fences = Array.from({ length: 8 }, (_, at) =>
      topic(100 + at, `Fence ${at}`, 'A fine for a fence', 'The fence fine of a fence: a fine. '),
    );
    /** The place of the topic on fines among what is found. */
    const placeOfFines = (text: string, asked?: string) => {
      const fines = topic(200, 'Violation Fines', 'A hearing', text, asked);
      const said = buildLibraryIndex([...UNRELATED_TOPICS, ...fences, fines], GLOSSARY);
      return said.search('fence fine').topics.findIndex(({ slug }) => slug === 'violation-fines');
    };

    test('each is found, and at a glance where its topic is on the others too', () => {
      expect(placeOfFines('A fine for a fence follows a hearing. ')).toBe(2);
      expect(placeOfFines('A fine follows a hearing. ')).toBe(5);
    });

    test('a topic is on a word, too, that people say when they ask about it', () => {
      expect(placeOfFines('A fine follows a hearing. ', 'can they fine me for my fence')).toBe(2);
    });
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
