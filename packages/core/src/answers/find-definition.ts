import type { LibraryArticle } from '../library/library-article.ts';
import type { Relevance } from '../search/relevance.ts';
import type { Passage } from './passages.ts';
import { matterStems } from './question-stems.ts';
import { quotablesOf } from './quotable.ts';

/** 'A quorum is ...', 'Percent funded measures ...': a subject of few words, then what it is. */
const DEFINES =
  /^(?!(?:If|When|Where|Whether|Unless|Because|While|Before|After|Once|As)\b)(?:An? |The )?((?:[\w&'’()-]+ ){1,6}?)(?:is|are|means|mean|measures|compares|shows|refers to|consists? of)\s/;
const MOST_SENTENCES = 2;
/** A synonym is worth about half of the word itself. */
const SAME_THING = 0.4;
/** A name has few words that carry matter. */
const NAME_WORDS = 2;

/** The names that a subject gives a thing: 'homeowners association (HOA)' has two. */
function namesOf(subject: string): string[] {
  const inBrackets = [...subject.matchAll(/\(([^()]*)\)/g)].map(([, name = '']) => name);
  return [subject.replace(/\([^()]*\)/g, ' '), ...inBrackets];
}

/** Whether the subject of a sentence is what was asked for. */
export type IsAsked = (subject: string) => boolean;

/** A subject made of the question's own words. */
export function inItsWords(question: string): IsAsked {
  const asked = matterStems(question);
  return (subject) => {
    const stems = matterStems(subject);
    return stems.size > 0 && [...stems].every((stem) => asked.has(stem));
  };
}

/** A subject that says most of the question in other words: the declaration, asked for as CC&Rs. */
export function inOtherWords(relevance: Relevance): IsAsked {
  return (subject) =>
    subject !== '' && matterStems(subject).size <= NAME_WORDS && relevance(subject) >= SAME_THING;
}

/**
 * The sentence of an article that says what the asked thing is, with the one after it. The summary
 * is read first.
 */
export function findDefinition(article: LibraryArticle, isAsked: IsAsked): Passage | undefined {
  for (const section of article.sections) {
    for (const block of section.blocks) {
      const defining = quotablesOf(block, section.part).filter(
        ({ text, sentences }) =>
          sentences <= MOST_SENTENCES && namesOf(DEFINES.exec(text)?.[1] ?? '').some(isAsked),
      );
      const longest = defining.at(-1);
      if (longest !== undefined) return { article, section, text: longest.text };
    }
  }
  return undefined;
}
