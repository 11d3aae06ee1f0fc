import { expect, test } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import type { LibraryArticle } from '../../library/library-article.ts';
import { buildLibraryIndex } from '../build-library-index.ts';
import { UNRELATED_TOPICS } from '../unrelated-topics.fixture.ts';

/** The small library, whose first article also answers a question that is asked in some words. */
function libraryWith(asked: string): readonly LibraryArticle[] {
  const [first, ...others] = UNRELATED_TOPICS;
  const [summary, ...sections] = first?.sections ?? [];
  if (first === undefined || summary === undefined) throw new Error('The small library is empty');
  const text = 'A plumber caulks the skylight every spring.';
  const answers = [
    { type: 'how-to' as const, questions: ['How is a skylight kept dry?'], asked: [asked], text },
  ];
  const blocks = [...summary.blocks, { kind: 'paragraph' as const, text }];
  return [{ ...first, sections: [{ ...summary, blocks, answers }, ...sections] }, ...others];
}

/** How many of the library's words each word of a question may stand for. */
function meanings(library: readonly LibraryArticle[], question: string) {
  const { concepts } = buildLibraryIndex(library, GLOSSARY).retrieve({ text: question });
  return concepts
    .filter(({ kind }) => kind === 'word')
    .map(({ said, alternatives }) => [said, alternatives.length]);
}

test('a word that only phrasings have is what an article calls it, and what was typed', () => {
  expect(meanings(libraryWith('who is the plumbber'), 'plumbber')).toEqual([['plumber', 2]]);
  expect(meanings(libraryWith('who does it'), 'plumbber')).toEqual([['plumber', 1]]);
});

test('a word of its own stays what it is: short, or like no word of an article', () => {
  expect(meanings(libraryWith('is there caulk on the sprig'), 'sprig')).toEqual([['sprig', 1]]);
  expect(meanings(libraryWith('can the roofer come'), 'roofer')).toEqual([['roofer', 1]]);
});

test('a phrase is the same whosever the thing is', () => {
  const index = buildLibraryIndex(libraryWith('what is a foreclosure'), GLOSSARY);
  const phrasesOf = (text: string) =>
    index.retrieve({ text }).concepts.filter(({ kind }) => kind === 'phrase');
  const mine = phrasesOf('can they take my house');
  expect(mine).toHaveLength(1);
  expect(phrasesOf('can they take your house')).toEqual(mine);
  expect(phrasesOf('can they take her house')).toEqual(mine);
  expect(phrasesOf('can they take a house')).toEqual([]);
});

test('the size of a community is no matter of a question, unless something is worked out with it', () => {
  const index = buildLibraryIndex(UNRELATED_TOPICS, GLOSSARY);
  const says = (text: string) =>
    index.retrieve({ text }).concepts.some(({ said }) => said === '62');
  expect(says('an owner in our 62 unit condo is behind')).toBe(false);
  expect(says('we are 62 homes, who fixes the fence')).toBe(false);
  expect(says('must everybody be 62 in our condo')).toBe(true);
  expect(says('a quorum of 20 percent in a 62 unit condo')).toBe(true);
});
