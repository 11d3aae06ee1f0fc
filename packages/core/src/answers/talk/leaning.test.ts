import { expect, test } from 'vitest';
import type { Retrieval } from '../../search/library-index.ts';
import { saysLittle } from './leaning.ts';

/** What was found for a question that editors answered in these very words, in some article. */
const answeredIn = (slug: string | undefined) =>
  ({ answer: slug === undefined ? undefined : { article: { slug } } }) as Retrieval;
const FENCES = new Map([['fence-rules', 1]]);

test('words that editors answered in an article nobody talked of say little alone', () => {
  expect(saysLittle('what if I don’t answer', answeredIn('violation-notices'), FENCES)).toBe(true);
  expect(saysLittle('what should it say', answeredIn('violation-notices'), FENCES)).toBe(true);
});

test.each<[string, string | undefined, string]>([
  ['what if I don’t answer', 'fence-rules', 'their article was talked of'],
  ['what if I don’t answer', undefined, 'no editor answered them'],
  ['may the treasurer sign a check alone', 'spending-authority', 'they say what they are about'],
])('%j say enough where %s: %s', (question, slug, _where) => {
  expect(saysLittle(question, answeredIn(slug), FENCES)).toBe(false);
});
