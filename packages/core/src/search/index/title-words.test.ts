import { expect, test } from 'vitest';
import type { LibraryArticle } from '../../library/library-article.ts';
import type { Concept } from '../question/question.ts';
import { finish } from '../steps.ts';
import { UNRELATED_TOPICS } from '../unrelated-topics.fixture.ts';
import { Lexicon } from '../words/lexicon.ts';
import { stem } from '../words/stem.ts';
import { TitleWords } from './title-words.ts';

const [, fences] = UNRELATED_TOPICS;
if (fences === undefined) throw new Error('The small library lacks its second article');

function article(title: string, text: string): LibraryArticle {
  const [section] = fences?.sections ?? [];
  if (fences === undefined || section === undefined) throw new Error('An article without text');
  const blocks = [{ kind: 'paragraph' as const, text }];
  return { ...fences, title, sections: [{ ...section, blocks }] };
}

const articles = [
  article('Parking Permits', 'Parking takes a permit, and parking without one is towed.'),
  article('Dog Parks', 'A park for dogs has a gate. Parks are fenced.'),
  article('Fence Rules', 'A fence has a height. Fences are shared, and fencing may be wire.'),
  article('Cars', 'Parking of cars and parking of trucks.'),
];
const lexicon = new Lexicon();
for (const { title, sections } of articles) {
  lexicon.learn(title);
  for (const { text } of sections.flatMap(({ blocks }) => blocks)) lexicon.learn(text);
}
const titles = new TitleWords(articles, lexicon);
finish(titles.read(articles));

function typed(form: string): Concept {
  const term = lexicon.find(stem(form));
  const alternatives = term === undefined ? [] : [{ term, weight: 1 }];
  return { said: form, form, weight: 1, alternatives, kind: 'word' };
}
const fit = (title: string, form: string) =>
  titles.fit(
    articles.findIndex((one) => one.title === title),
    [typed(form)],
  );

test('a title says a word in the singular and in the plural', () => {
  expect(fit('Dog Parks', 'park')).toEqual({ share: 1, fit: 1 });
  expect(fit('Parking Permits', 'permits')).toEqual({ share: 1, fit: 1 });
  expect(fit('Cars', 'parking')).toEqual({ share: 0, fit: 1 });
});

test('a title does not say another word of its stem, which its article does not mean', () => {
  const { share, fit: left } = fit('Dog Parks', 'parking');
  expect(share).toBe(0);
  expect(left).toBeLessThan(0.5);
  expect(fit('Parking Permits', 'parking').share).toBe(1);
});

test('a form that is seldom used is one of the word that is', () => {
  expect(fit('Fence Rules', 'fencing')).toEqual({ share: 1, fit: 1 });
});
