import { textDigest } from '@hoa/core/search/meaning/answer-reader';
import { expect, test } from 'vitest';
import { gradeOf, loadGraded } from './graded.ts';
import { loadArticles } from './library-articles.ts';

const graded = loadGraded();

test('no text of a question has two grades, and no conversation has more than four questions', () => {
  for (const { question, history, yes, half, no } of graded) {
    const all = [...yes, ...half, ...no];
    expect(new Set(all).size, question).toBe(all.length);
    expect(history.length).toBeLessThan(4);
  }
});

test('most texts that answer are answers of the library still', () => {
  const texts = loadArticles().flatMap(({ sections }) =>
    sections.flatMap(({ answers }) => answers.map(({ text }) => textDigest(text))),
  );
  const known = new Set(texts);
  const yes = graded.flatMap((one) => one.yes);
  expect(yes.filter((one) => known.has(one)).length / yes.length).toBeGreaterThan(0.7);
});

test('a text is graded by its words alone, and one that nobody read has no grade', () => {
  const [yes, half, no] = ['Yes.', 'In part.', 'On dogs.'].map((text) => [textDigest(text)]);
  const one = { question: 'May I?', history: [], yes: yes ?? [], half: half ?? [], no: no ?? [] };
  const grades = ['Yes.', 'In part.', 'On dogs.', 'Yes!'].map((text) => gradeOf(text, one));
  expect(grades).toEqual(['yes', 'half', 'no', 'unread']);
});
