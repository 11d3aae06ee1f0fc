import { expect, test } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import type { LibraryArticle } from '../../library/library-article.ts';
import { buildLibraryIndex } from '../../search/build-library-index.ts';
import { plainVectors } from '../../search/word-vectors.fixture.ts';
import { SMALL_LIBRARY } from '../small-library.fixture.ts';
import { notCovered } from './not-covered.ts';

const BREAD = 'May I bake bread at home for sale?';

/** The small library, whose article on fences also answers a question on bread. */
const library: LibraryArticle[] = SMALL_LIBRARY.map((article) =>
  article.slug !== 'fence-rules'
    ? article
    : {
        ...article,
        sections: article.sections.map((section, place) =>
          place !== 0
            ? section
            : {
                ...section,
                answers: [
                  {
                    type: 'may-they',
                    questions: [BREAD],
                    text: 'Baking for neighbors is no business.',
                  },
                  { type: 'what-is', questions: ['a loaf of bread'], text: 'A loaf is a loaf.' },
                ],
              },
        ),
      },
);
const index = buildLibraryIndex(library, GLOSSARY, { vectors: plainVectors(library) });
const declined = (text: string) => notCovered(index.retrieve({ text }), 'en');

test('names the whole question of the library that may have been meant', () => {
  expect(declined('baking bread at home for sale')).toMatchObject({
    status: 'not-covered',
    next: [BREAD],
  });
});

test('names none to who asks for something else, or says that there is no association', () => {
  expect(declined('how warm is the ocean').next).toEqual([]);
  expect(declined('baking bread at home for sale, there is no HOA here').next).toEqual([]);
});
