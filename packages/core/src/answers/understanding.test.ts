import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import { readLanguage } from '../language/spanish.ts';
import { buildLibraryIndex } from '../search/build-library-index.ts';
import { typesAsked } from '../search/question/question-types.ts';
import { plainVectors } from '../search/word-vectors.fixture.ts';
import { askedStates } from '../text/asked-states.ts';
import { answerFromLibrary } from './answer-from-library.ts';
import { treeText } from './compose/answer-tree.ts';
import { QUORUM_BY_STATE, SMALL_LIBRARY } from './small-library.fixture.ts';
import { talkOf } from './talk/conversation.ts';
import { splitQuestion } from './talk/split-question.ts';

const [quorum, ...others] = SMALL_LIBRARY;
if (quorum === undefined) throw new Error('The fixture has no article');

/** The small library with a table of states, and an authored answer. */
const library = [
  {
    ...quorum,
    sections: [
      ...quorum.sections,
      {
        ...QUORUM_BY_STATE,
        answers: [
          {
            type: 'may-they' as const,
            questions: ['can a director vote by text message'],
            text: 'Only where the bylaws allow it: a vote by message needs the consent of every director.',
          },
        ],
      },
    ],
  },
  ...others,
];
const index = buildLibraryIndex(library, GLOSSARY, { vectors: plainVectors(library) });
function ask(question: string) {
  const { body, ...answer } = answerFromLibrary(index, question);
  return { ...answer, text: treeText(body) };
}

describe('a state that is named', () => {
  test('has its own row lead, and no other', () => {
    const { lead, text, status } = ask(
      'What quorum of owners do we need at our HOA meeting in Texas?',
    );
    expect(lead).toBe('State: Texas; Quorum of owners: 10 percent');
    expect(status).toBe('answered');
    expect(text).not.toContain('Nevada');
  });

  test('is said to be missing where the library has nothing on it', () => {
    const { text, missing, status } = ask(
      'What quorum of owners do we need at our HOA meeting in Ohio?',
    );
    expect(text).toMatch(/^The library has no Ohio rule on this\. In general:\n/);
    expect(text).not.toMatch(/Nevada|Texas/);
    expect([missing[0], status]).toEqual(['Ohio', 'partial']);
  });

  test.each([
    ['my HOA in TX', ['texas']],
    ['Tampa, FL association', ['florida']],
    ['is it OK or not in my condo', []],
    ['put it in or out', []],
    ['washington dc condo board in DC', ['district of columbia']],
  ])('is read from %j', (text, states) => {
    expect([...askedStates(text)]).toEqual(states);
  });
});

test('an authored answer leads where its question is asked in other words', () => {
  const { lead, sources } = ask('may our directors vote by text message?');
  expect(lead).toMatch(/^Only where the bylaws allow it/);
  expect(sources[0]?.url).toBe('/topic/quorum-requirements#quorum-by-state');
});

describe('Spanish', () => {
  test('is answered in a Spanish frame around marked English', () => {
    const { body, language, sources } = answerFromLibrary(index, '¿Qué es el quórum?');
    expect([language, sources[0]?.slug]).toEqual(['es', 'quorum-requirements']);
    expect(treeText(body)).toMatch(/^Nuestros artículos están en inglés/);
    expect(JSON.stringify(body)).toContain('"lang":"en"');
  });

  test('marks every quotation and name of the library as English', () => {
    const { body } = answerFromLibrary(index, '¿Qué es el quórum?');
    const isEnglish = (node: { properties?: { lang?: string } }) => node?.properties?.lang === 'en';
    const own = JSON.stringify(body, (_, node) => (isEnglish(node) ? undefined : node));
    expect(own).toContain('busque «');
    expect(own).not.toMatch(/Quorum|meeting|member/);
  });

  test('is declined in Spanish', () => {
    const { text, status } = ask('¿cuál es la capital de Francia?');
    expect(status).toBe('not-covered');
    expect(text).toMatch(/^La biblioteca no tiene nada/);
  });

  test('is not taken for English, nor English for it', () => {
    expect(readLanguage('puede la junta multarme').language).toBe('es');
    const english = [
      'can the board fine me',
      'no pool for la familia',
      'El Paso HOA rules',
      'can a committee fine me',
      'should a board get a lawyer before a vote where a director has a conflict',
      'my son wants an ESA in a no pets building',
    ];
    for (const text of english) {
      expect(readLanguage(text)).toEqual({ language: 'en', english: text });
    }
  });
});

describe('what is asked', () => {
  test.each([
    ['how long do they have to answer', 'how-long'],
    ['who pays for the fence', 'who-pays'],
    ['how much can they fine me', 'how-much'],
    ['what if they refuse', 'what-if-refused'],
    ['write me a letter to the board', 'what-do-i-write'],
    ['what should go in a committee charter', 'what-do-i-write'],
    ['what exactly needs to be on the agenda', 'what-do-i-write'],
    ['what does a manager cost', 'how-much'],
    ['what is a proxy', 'what-is'],
    ['why do we need reserves', 'why'],
    ['can they tow my car', 'may-they'],
  ])('%j is of type %s', (question, type) => {
    expect(typesAsked(question)[0]).toBe(type);
  });

  test('in two parts gets both answered, each from its passage', () => {
    const { text, sources } = ask('What is a quorum of an HOA, and do proxies count toward it?');
    expect(text).toContain('A quorum is the minimum number of votes');
    expect(text).toContain('Valid proxies usually count toward the quorum');
    expect(sources.map(({ slug }) => slug)).toContain('proxy-voting');
  });

  test('in two parts gets one answer where that says both', () => {
    const { sources } = ask(
      'May a director of our HOA vote by text message, and is consent of every director needed?',
    );
    expect(sources).toHaveLength(1);
  });

  test('is in two parts when it asks what a thing is, in one word, and then more', () => {
    const asked = 'What is a quorum, and what happens at a meeting without one?';
    expect(splitQuestion(asked)).toEqual([
      'What is a quorum',
      'what happens at a meeting without one?',
    ]);
  });

  test('in two parts is the same subject to a process that did not hear it', () => {
    const asked = 'How many owners are a quorum, and who counts the proxies of an association?';
    answerFromLibrary(index, asked);
    const other = buildLibraryIndex(library, GLOSSARY, { vectors: plainVectors(library) });
    expect(talkOf(index, [asked])).toEqual(talkOf(other, [asked]));
  });

  test('in one part stays whole', () => {
    for (const text of ['fences and walls', 'Is it allowed? Thanks', 'who pays and why']) {
      expect(splitQuestion(text)).toEqual([text]);
    }
  });
});

test('a question about another subject is not answered with what was talked about before', () => {
  const before = [{ question: 'What is a quorum?', answer: 'A quorum is the least number.' }];
  expect(answerFromLibrary(index, 'Which wine goes with salmon?', before).status).toBe(
    'not-covered',
  );
});
