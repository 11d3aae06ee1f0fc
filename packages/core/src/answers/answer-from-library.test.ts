import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import type { SectionAnswer } from '../library/section.ts';
import { answerSchema } from '../schemas/answer.ts';
import { buildLibraryIndex } from '../search/build-library-index.ts';
import { plainVectors } from '../search/word-vectors.fixture.ts';
import { answerFromLibrary } from './answer-from-library.ts';
import { saidText, treeText } from './compose/answer-tree.ts';
import { SMALL_LIBRARY } from './small-library.fixture.ts';
import type { Turn } from './talk/conversation.ts';

const index = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY);

/** Asks in a conversation, with the answers as text. */
function ask(question: string, before: readonly string[] = []) {
  const history: Turn[] = [];
  for (const earlier of before) {
    const { body } = answerFromLibrary(index, earlier, history);
    history.push({ question: earlier, answer: saidText(body) });
  }
  const { body, sections, bearing, ...answer } = answerFromLibrary(index, question, history);
  return { ...answer, response: treeText(body), sections, bearing: bearing() };
}

/** Every text of a section, as a source's quote must be found in it sentence by sentence. */
function textOf(slug: string, heading: string): string {
  const section = SMALL_LIBRARY.find((article) => article.slug === slug)?.sections.find(
    (candidate) => candidate.heading === heading,
  );
  return (section?.blocks ?? []).map(({ text }) => text).join(' ');
}

/** The small library with what editors wrote that a section answers. */
function withAnswers(answers: Readonly<Record<string, SectionAnswer>>) {
  const articles = SMALL_LIBRARY.map((article) => ({
    ...article,
    sections: article.sections.map((section) => {
      const answer = answers[`${article.slug}#${section.anchor}`];
      return answer === undefined ? section : { ...section, answers: [answer] };
    }),
  }));
  return buildLibraryIndex(articles, GLOSSARY);
}

describe('what to do next', () => {
  const NEXT = 'Send a refused application to the full board.';
  const HEIGHT = 'How high may a fence be?';
  const STEPS = 'What to do when the quorum is missing';
  const advised = withAnswers({
    'fence-rules#in-short': {
      type: 'how-much',
      questions: [HEIGHT],
      text: 'The declaration and the city code decide how high a fence may be.',
      next: { text: NEXT, section: 'when-the-board-refuses' },
    },
    'quorum-requirements#what-to-do-when-the-quorum-is-missing': {
      type: 'how-to',
      questions: ['How do we go on without a quorum?', 'Is a vote without a quorum valid?'],
      text: 'A meeting without a quorum may adjourn or look for more voters.',
      next: { text: 'Count the proxies at the door.' },
    },
  });

  test('is what editors wrote under the answer that leads, with the section that says so', () => {
    const { body, sources } = answerFromLibrary(advised, HEIGHT);
    expect(treeText(body)).toContain(`What to do next: ${NEXT} [2]`);
    expect(sources[1]).toMatchObject({ slug: 'fence-rules', heading: 'When the board refuses' });
  });

  test('is nothing to who asks what a thing is', () => {
    const { body, lead } = answerFromLibrary(advised, 'What is the declaration on a high fence?');
    expect(lead).toMatch(/^The declaration and the city code/);
    expect(treeText(body)).not.toContain('What to do next');
  });

  test('is not told twice in a conversation', () => {
    const before = answerFromLibrary(advised, HEIGHT);
    const turn = { question: HEIGHT, answer: saidText(before.body) };
    const { body } = answerFromLibrary(advised, HEIGHT, [turn]);
    expect(treeText(body)).not.toContain('What to do next');
  });

  test('is the steps of the section that answers, where it is asked how', () => {
    const how = treeText(answerFromLibrary(advised, 'How do we go on without a quorum?').body);
    expect(how).toContain(`${STEPS} [1]\nCount the owners and the proxies at the door.\n`);
    expect(how).not.toContain('What to do next');
    const whether = treeText(answerFromLibrary(advised, 'Is a vote without a quorum valid?').body);
    expect(whether).not.toContain(STEPS);
    expect(whether).toContain('What to do next');
  });
});

describe('an answer from the library', () => {
  test('leads with the definition when asked what something is', () => {
    const answer = ask('What is a quorum?');
    expect(answer.status).not.toBe('not-covered');
    expect(answer.response).toMatch(/^A quorum is the minimum number of votes/);
    expect(answer.sources[0]).toMatchObject({
      slug: 'quorum-requirements',
      url: '/topic/quorum-requirements#in-short',
    });
    expect(answer.decidedBy).toEqual([
      { document: 'bylaws', heading: 'Quorum' },
      { document: 'state-law', heading: 'Quorum' },
    ]);
  });

  test.each(['What is a boundary survey in an HOA?', 'What is a BS of a fence in an HOA?'])(
    'knows a thing by either of its names: %s',
    (question) => {
      expect(ask(question).response).toMatch(/^A boundary survey \(BS\) is a map/);
    },
  );

  test('opens with what the summary opens with', () => {
    const vectors = plainVectors(SMALL_LIBRARY);
    const meant = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY, { vectors });
    const { body } = answerFromLibrary(meant, 'How high may my fence be in our HOA?');
    const response = treeText(body);
    expect(response).toMatch(/^The declaration and the city code decide how high a fence may be/);
    expect(response).not.toContain('What to do next');
  });

  test('never gives mistakes as steps', () => {
    expect(ask('How do I build a fence in our HOA?').response).not.toContain('Building a fence');
  });

  test('never quotes a sentence that leans on another without that other', () => {
    const { response } = ask('Who sets the quorum of an HOA meeting?');
    expect(response).not.toMatch(/^It is set by/m);
    for (const part of response.split('It is set by').slice(0, -1)) {
      expect(part).toMatch(/must be present before a meeting may decide\. $/);
    }
  });

  test('declines what it does not cover, without sources', () => {
    const answer = ask('Tell me a joke about penguins');
    expect(answer).toMatchObject({ status: 'not-covered', sources: [], decidedBy: [] });
  });

  test('answers in part what may be asked of an association, and what goes on from that', () => {
    expect(ask('How do I fix a fence').status).toBe('partial');
    expect(ask('And how high may it be?', ['How do I fix a fence']).status).not.toBe('not-covered');
    expect(ask('Where do I buy a fence?').status).toBe('not-covered');
  });

  test('reads a question that leans on the last one together with it', () => {
    const first = (history: string[]) => ask('And who sets that?', history).sources[0]?.slug;
    expect(first(['What is the quorum of an HOA meeting?'])).toBe('quorum-requirements');
    expect(first(['How high may a fence be in our HOA?'])).toBe('fence-rules');
  });

  test('says again what was shown, and that it was, where nothing else comes near', () => {
    const quorum = 'What is the quorum of an HOA meeting?';
    const [shown = ''] = ask(quorum).response.split('\n');
    expect(ask('And who sets that?', [quorum]).response).toMatch(`As said before: ${shown}`);
    // A third time, but no fourth: whoever goes on asking wants something else.
    const asked = [quorum, 'And who sets that?'];
    expect(ask('And who sets that then?', asked).response).toContain(shown);
    const fourth = ask('So who sets that?', [...asked, 'And who sets that then?']).response;
    expect(fourth).not.toContain(shown);
    const fence = 'How high may a fence be in our HOA?';
    const { response } = ask('And who decides that?', [fence]);
    expect(response).not.toContain('As said before');
    expect(response).not.toContain(ask(fence).response.split('.')[0]);
  });

  test('does not let an earlier question change one that stands on its own', () => {
    const question = 'How high may a fence be in our HOA?';
    expect(ask(question, ['What is a quorum?'])).toEqual(ask(question));
  });

  test('whatever is asked, the answer is valid, cited and verbatim', () => {
    const words = fc.constantFrom('quorum', 'proxy', 'fence', 'hoa', 'what', 'is', '<b>', '&', '?');
    const question = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(words, { maxLength: 12 }).map((chosen) => chosen.join(' ')),
    );
    fc.assert(
      fc.property(question, (asked) => {
        const answer = answerSchema.parse(ask(asked));
        const markers = [...answer.response.matchAll(/\[(\d+)\]/g)].map((match) =>
          Number(match[1]),
        );
        for (const marker of markers) expect(answer.sources[marker - 1]).toBeDefined();
        expect(answer.sources.length === 0).toBe(answer.status === 'not-covered');
        for (const { slug, heading, quote } of answer.sources) {
          const text = textOf(slug, heading);
          for (const sentence of quote.split(/(?<=\.) /)) expect(text).toContain(sentence);
        }
      }),
    );
  });
});
