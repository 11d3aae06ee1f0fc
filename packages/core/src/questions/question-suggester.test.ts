import { describe, expect, test } from 'vitest';
import type { LibraryArticle } from '../library/library-article.ts';
import { articleQuestions } from './article-questions.ts';
import { QuestionSuggester } from './question-suggester.ts';

type Asked = Record<string, [questions: string[], answer: string][]>;

function article(title: string, sections: Asked): LibraryArticle {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    topicId: 1,
    slug,
    title,
    description: '',
    category: { id: 1, slug: 'property-management', name: 'Property Management' },
    aliases: [],
    related: [],
    decidedBy: [],
    sections: Object.entries(sections).map(([anchor, answers]) => ({
      anchor,
      heading: anchor,
      part: 'body',
      blocks: [],
      answers: answers.map(([questions, text]) => ({ type: 'may-they', questions, text })),
    })),
  };
}

const PARKING = article('Parking Enforcement', {
  towing: [
    [['can they tow my car', 'may the hoa tow me'], 'Only after a posted notice.'],
    [['who pays for the tow'], 'The owner of the car does.'],
  ],
  fines: [[['can they fine my guest for parking'], 'The fine goes to the owner.']],
});
const FENCES = article('Fence Rules', {
  height: [[['how tall may my fence be in texas'], 'Six feet in most documents.']],
  cost: [[['who pays for a shared fence'], 'Both neighbors, as a rule.']],
});
const LIBRARY = new QuestionSuggester([PARKING, FENCES]);
const questions = (typed: string, limit = 6) =>
  LIBRARY.suggest(typed, limit).map(({ question }) => question);

describe('suggesting questions while one is typed', () => {
  test('goes on from the beginning of a word', () => {
    expect(questions('how tall may my fe')).toEqual(['How tall may my fence be in Texas?']);
    expect(questions('who pa').toSorted()).toEqual([
      'Who pays for a shared fence?',
      'Who pays for the tow?',
    ]);
  });

  test('takes a finished word as it is', () => {
    expect(questions('fe')).toHaveLength(2);
    expect(questions('fe ')).toEqual([]);
  });

  test('reads over a slip of the finger', () => {
    expect(questions('parkng ')).toEqual(['Can they fine my guest for parking?']);
  });

  test('puts first what goes on exactly as typed', () => {
    expect(questions('can they fine')[0]).toBe('Can they fine my guest for parking?');
    expect(questions('can they tow')[0]).toBe('Can they tow my car?');
  });

  test('gives one answer once, whichever of its questions fits, with its section', () => {
    expect(LIBRARY.suggest('tow my car, may the HOA tow me', 6)).toEqual([
      {
        question: 'May the HOA tow me?',
        answer: 'Only after a posted notice.',
        title: 'Parking Enforcement',
        heading: 'towing',
        url: '/topic/parking-enforcement#towing',
      },
    ]);
  });

  test('suggests nothing for what no question says, for nothing and for one letter', () => {
    for (const typed of ['xylophone lessons', '', '  ', '?', 'c']) {
      expect(questions(typed)).toEqual([]);
    }
  });

  test('for words without matter suggests only what goes on as typed', () => {
    expect(questions('who').toSorted()).toEqual([
      'Who pays for a shared fence?',
      'Who pays for the tow?',
    ]);
    for (const typed of ['the', 'for', 'my', 'may ']) {
      const others = questions(typed).filter((one) => !one.toLowerCase().startsWith(typed));
      expect(others, typed).toEqual([]);
    }
    expect(questions('for')).toEqual([]);
  });

  test('gives no more than asked for', () => {
    expect(questions('who pays for', 1)).toHaveLength(1);
  });
});

describe('what an article answers', () => {
  test('covers its sections before it comes back to one', () => {
    const asked = articleQuestions(PARKING).map(({ question }) => question);
    expect(asked).toEqual([
      'Can they tow my car?',
      'Can they fine my guest for parking?',
      'Who pays for the tow?',
    ]);
  });

  test('leaves out what has no question to be shown', () => {
    const sections = PARKING.sections.map((section) => ({
      ...section,
      answers: section.answers.map((one) => ({ ...one, questions: [], asked: ['may i park'] })),
    }));
    expect(articleQuestions({ ...PARKING, sections })).toEqual([]);
  });
});
