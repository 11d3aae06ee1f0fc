import type { GlossaryTerm } from '../../schemas/glossary-term.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/words.ts';

/** 'What is an assessment', 'what does CC&Rs mean in an HOA': the subject in the first group. */
const ASKS_MEANING =
  /^\W*(?:(?:so|ok|and)\W+)?(?:what(?:['’]?s|\s+is|\s+are|\s+does|\s+do)|define|explain)\s+(?:the\s+(?:meaning|definition)\s+of\s+)?(?:an?\s+|the\s+)?(.+?)(?:\s+(?:mean|stand for))?(?:\s+in (?:an?|the|my|our) hoa)?\W*$/i;

function inStems(text: string): string {
  return wordsOf(text)
    .map(({ form }) => stem(form))
    .join(' ');
}

/**
 * Tells whether a question asks what a term of the glossary is and nothing else: it is one for the
 * library, however common the word is in other places.
 */
export function termAsker(glossary: readonly GlossaryTerm[]): (question: string) => boolean {
  const names = new Set(
    glossary
      .flatMap(({ term, shortTerm = '', aliases }) => [term, shortTerm, ...aliases])
      .map(inStems)
      .filter((name) => name !== ''),
  );
  return (question) => {
    const subject = ASKS_MEANING.exec(question)?.[1];
    return subject !== undefined && names.has(inStems(subject));
  };
}
