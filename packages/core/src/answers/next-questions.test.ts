import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import type { LibraryArticle } from '../library/library-article.ts';
import { buildLibraryIndex } from '../search/build-library-index.ts';
import { plainVectors } from '../search/word-vectors.fixture.ts';
import { nextQuestions } from './next-questions.ts';
import { SMALL_LIBRARY } from './small-library.fixture.ts';

const ANSWERS = [
  ['Who decides how high a fence may be?', 'The city code decides how high a fence may be.'],
  ['Can I appeal when my fence is refused?', 'You may appeal a refused fence in writing.'],
  ['fence two feet too high', 'A fence that is two feet too high may have to come down.'],
  ['How high may a fence be in Texas?', 'In Texas the city code says how high a fence may be.'],
  ['Who pays for a shared fence?', 'Neighbors often share the cost of a fence.'],
] as const;

const answers = ANSWERS.map(([question, text]) => ({
  type: 'may-they' as const,
  questions: [question],
  text,
}));
/** The small library, whose article on fences answers questions. */
const library = SMALL_LIBRARY.map(({ sections: [first, ...rest], ...article }): LibraryArticle => {
  const sections = first === undefined ? rest : [{ ...first, answers }, ...rest];
  return { ...article, sections: article.slug === 'fence-rules' ? sections : [...rest] };
});
const QUESTION = 'Who decides how high a fence may be?';
const vectors = plainVectors(library, [QUESTION]);
const found = buildLibraryIndex(library, GLOSSARY, { vectors }).retrieve({ text: QUESTION });

function next(shown: readonly string[] = []) {
  const [lead] = found.excerpts;
  if (lead === undefined) throw new Error('Nothing was found');
  const questions = nextQuestions(lead, found, [lead.excerpt], ({ excerpt }) =>
    shown.includes(excerpt.text),
  );
  return { lead, questions };
}

describe('what is asked next', () => {
  test('are whole questions of the same article, save what was answered and what is of one state', () => {
    const { lead, questions } = next();
    expect(lead.excerpt.text).toBe('The city code decides how high a fence may be.');
    expect(questions.toSorted()).toEqual([
      'Can I appeal when my fence is refused?',
      'Who pays for a shared fence?',
    ]);
  });

  test('is nothing that was shown before', () => {
    const { questions } = next(['You may appeal a refused fence in writing.']);
    expect(questions).not.toContain('Can I appeal when my fence is refused?');
    expect(questions).toHaveLength(1);
  });
});
