import { describe, expect, test, vi } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import { FactIndex } from '../../law/fact-index.ts';
import { EMPTY_LAW } from '../../law/law-table.ts';
import { redact } from '../../questions/redact.ts';
import { buildLibraryIndex } from '../../search/build-library-index.ts';
import { plainVectors } from '../../search/word-vectors.fixture.ts';
import { answerFromLibrary } from '../answer-from-library.ts';
import { saidText, treeText } from '../compose/answer-tree.ts';
import { QUORUM_BY_STATE, SMALL_LIBRARY } from '../small-library.fixture.ts';
import { TURNS_READ, type Turn, talkOf } from './conversation.ts';

const [quorum, proxies, fences] = SMALL_LIBRARY;
if (!quorum || !proxies || !fences) throw new Error('The fixture lacks an article');

const answered = {
  anchor: 'who-pays-for-a-fence',
  heading: 'Who pays for a fence',
  part: 'body' as const,
  blocks: [
    { kind: 'paragraph' as const, text: 'Neighbors who agreed on a fence split its cost in half.' },
    { kind: 'paragraph' as const, text: 'A committee answers a fence request within 45 days.' },
  ],
  answers: [
    {
      type: 'who-pays' as const,
      questions: ['who pays for a fence between two lots'],
      text: 'Neighbors who agreed on a fence split its cost.',
    },
    {
      type: 'how-long' as const,
      questions: ['how long does the committee have for my fence request'],
      text: 'The committee has 45 days to answer.',
    },
    {
      type: 'what-if-refused' as const,
      questions: ['what if they refuse my fence'],
      text: 'If the board refused your fence, ask for its reasons in writing.',
    },
  ],
};
const library = [
  { ...quorum, sections: [...quorum.sections, QUORUM_BY_STATE] },
  proxies,
  { ...fences, sections: [...fences.sections, answered] },
];
const rules = new FactIndex(EMPTY_LAW);
const index = buildLibraryIndex(library, GLOSSARY, { vectors: plainVectors(library) });

/** The answers to some questions, asked one after the other. */
function converse(...questions: string[]) {
  const history: Turn[] = [];
  return questions.map((question) => {
    const answer = answerFromLibrary(index, question, history);
    history.push({ question, answer: saidText(answer.body) });
    return answer;
  });
}

function last(...questions: string[]) {
  const answer = converse(...questions).at(-1);
  if (answer === undefined) throw new Error('Nothing was asked');
  return { ...answer, bearing: answer.bearing() };
}

const FENCE = 'How high may a fence be in our HOA?';

describe('a question that goes on from another', () => {
  test('is answered with what it asks about the same thing', () => {
    expect(last(FENCE, 'who pays?').lead).toMatch(/split its cost/);
    expect(last(FENCE, 'how long do they have?').lead).toMatch(/45 days/);
    expect(last(FENCE, 'and if they refuse?').lead).toMatch(/refused (?:your fence|application)/);
    const heard = last(FENCE, 'and if they refuse?', 'And who hears that?');
    expect(heard.sources[0]?.slug).toBe('fence-rules');
  });

  test('keeps to the subject after other questions on it', () => {
    expect(last(FENCE, 'who pays?', 'and how long do they have?').lead).toMatch(/45 days/);
  });

  test('remembers what it is about at the seventh question', () => {
    const since = ['who pays?', 'how long do they have?', 'and if they refuse?', 'who pays then?'];
    const talk = talkOf(index, [FENCE, ...since, 'and how long do they have then?']);
    expect(talk?.subject).toBe(FENCE);
  });

  test('goes on from there when there are more turns than are read', () => {
    const asides = Array.from(
      { length: TURNS_READ + 2 },
      (_, turn) => `who pays for ${turn + 1} then?`,
    );
    converse(FENCE, ...asides);
    expect(talkOf(index, asides.slice(-TURNS_READ))?.subject).toBe(FENCE);
  });

  test.each([
    ['questions with something personal', 'who pays for number 555-123-45', undefined],
    ['a state that was chosen', 'who pays for panel ', 'TX'],
    [
      'long stories',
      `${'We wrote to them and they wrote to us. '.repeat(40)}Who pays for `,
      undefined,
    ],
  ])('reads no turn anew when there are more than are read: %s', (_kind, question, state) => {
    const retrieve = vi.fn(index.retrieve);
    const counted = { ...index, retrieve };
    const history: Turn[] = [];
    const reads = Array.from({ length: TURNS_READ + 5 }, (_, turn) => {
      const asked = turn === 0 ? FENCE : `${question}${turn + 10}?`;
      retrieve.mockClear();
      answerFromLibrary(counted, asked, history.slice(-TURNS_READ), { rules, state });
      history.push({ question: redact(asked), answer: '' });
      return retrieve.mock.calls.length;
    });
    expect(Math.max(...reads)).toBeLessThan(TURNS_READ);
  });

  test('keeps to it after something that is not ours', () => {
    const [, , aside, answer] = converse(
      FENCE,
      'who pays?',
      'Which wine goes with salmon?',
      'how long do they have?',
    );
    expect(aside?.status).toBe('not-covered');
    expect(answer?.lead).toMatch(/45 days/);
  });

  test('asks the last question again where it only names a state', () => {
    const question = 'How many owners are a quorum in Texas?';
    expect(last(question).lead).toContain('10 percent');
    expect(last(question, 'and in Nevada?').lead).toContain('20 percent');
  });

  test('is about the state that was named last', () => {
    const question = 'How many owners are a quorum in Texas?';
    const answer = last(question, 'and in Nevada?', 'and if that is not reached?');
    expect(answer.lead).not.toContain('Texas');
  });

  test('in two parts gets both answered', () => {
    const { body } = last(FENCE, 'who pays and how long do they have to answer?');
    expect(treeText(body)).toMatch(/split its cost/);
    expect(treeText(body)).toMatch(/45 days/);
  });
});

test('a conversation is read once for all that is asked in it', () => {
  const retrieve = vi.fn(index.retrieve);
  const watched = { ...index, retrieve };
  const history: Turn[] = [];
  const counts = [FENCE, 'who pays?', 'and how long do they have?', 'and if they refuse?'].map(
    (question) => {
      retrieve.mockClear();
      const { body, lead } = answerFromLibrary(watched, question, history);
      history.push({ question, answer: saidText(body) });
      return { calls: retrieve.mock.calls.length, lead };
    },
  );
  // Alone, and with what went before: nothing of that is retrieved again.
  expect(counts.map(({ calls }) => calls)).toEqual([1, 2, 2, 2]);
  const [, ...afterwards] = converse(FENCE, 'who pays?', 'and how long do they have?');
  expect(counts.slice(1, 3).map(({ lead }) => lead)).toEqual(afterwards.map(({ lead }) => lead));
});

describe('what does not go on', () => {
  test('another subject is answered as if nothing had been said', () => {
    const question = 'How many owners must be present for a quorum at our annual meeting?';
    expect(last(FENCE, question)).toEqual(last(question));
  });

  test.each(['thanks a lot', 'hello', '???', 'what pizza does my sister like best'])(
    '%j is declined',
    (question) => {
      expect(last(FENCE, question).status).toBe('not-covered');
    },
  );
});
