import { contentWords } from '@hoa/core/citations/content-words';
import type { LawFact } from '@hoa/core/schemas/law';
import type { PlacedFact } from './law-files.ts';

/**
 * Share of the nearest fact's nearness that another one needs to be the one a sentence may mean. Of
 * the 400 figures of the library each has a fact above 0.57.
 */
const NEAR_MIN = 0.5;

const wordsOfFact = new WeakMap<LawFact, readonly string[]>();

function factWords(fact: LawFact): readonly string[] {
  const known = wordsOfFact.get(fact);
  if (known !== undefined) return known;
  const words = [...contentWords([fact.statement, ...fact.figures.map(({ of }) => of)].join(' '))];
  wordsOfFact.set(fact, words);
  return words;
}

/** How much a sentence has of a fact's words, long facts evened out, and whether it cites its section. */
function nearness(fact: LawFact, sentence: string, words: ReadonlySet<string>): number {
  const own = factWords(fact);
  const shared = own.filter((word) => words.has(word)).length;
  return shared / Math.sqrt(own.length) + (sentence.includes(fact.citation.section) ? 1 : 0);
}

/**
 * The facts that a sentence may mean: not those that speak of something else than it, which would
 * let a wrong figure pass because another rule of the state has it.
 *
 * @param subject the title of the article, which its sentences take as said
 */
export function nearFacts(
  sentence: string,
  subject: string,
  facts: readonly PlacedFact[],
): PlacedFact[] {
  if (facts.length < 2) return [...facts];
  const words = contentWords(`${sentence} ${subject}`);
  const near = facts.map(({ fact }) => nearness(fact, sentence, words));
  const nearest = Math.max(...near);
  return facts.filter((_, at) => (near[at] ?? 0) >= nearest * NEAR_MIN);
}
