import { stem } from '@hoa/core/search/words/stem';
import { isStopWord } from '@hoa/core/search/words/stop-words';
import { wordsOf } from '@hoa/core/search/words/words';
import type { EvalQuestion } from './question-sets.ts';

/** Words that nearly every question has. */
const EVERYWHERE = new Set(
  'hoa condo board owner association pay fee dues meeting member vote rule unit home house neighbor'
    .split(' ')
    .map(stem),
);
/** Half of a phrasing's own words, and two of them, make it an echo of a question. */
const FEWEST_SHARED = 2;
const SHARE_MIN = 0.5;

function ownStems(text: string): Set<string> {
  const stems = wordsOf(text)
    .filter(({ form }) => !isStopWord(form))
    .map(({ form }) => stem(form));
  return new Set(stems.filter((one) => !EVERYWHERE.has(one)));
}

/**
 * Finds the question that an example for the index says again: an index must not learn what it is
 * then asked.
 */
export function echoFinder(questions: readonly EvalQuestion[]) {
  const asked = questions.map((question) => ({ question, stems: ownStems(question.question) }));
  return (phrasing: string, slug: string): EvalQuestion | undefined => {
    const own = [...ownStems(phrasing)];
    return asked.find(({ question, stems }) => {
      if (!question.relevant.includes(slug)) return false;
      const shared = own.filter((one) => stems.has(one)).length;
      return shared >= FEWEST_SHARED && shared / own.length >= SHARE_MIN;
    })?.question;
  };
}
