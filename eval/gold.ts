import type { SectionRef } from '@hoa/core/search/passages/passages';
import { withoutVerdict } from '@hoa/core/search/passages/quotable';
import { contentStems } from '@hoa/core/search/words/content-stems';
import { sentencesOf } from '@hoa/core/text/sentences';
import type { EvalQuestion } from './question-sets.ts';

/** An authored answer tells a sentence again when it has so many of its words of matter. */
const TOLD_AGAIN = 0.6;

function toldAgain(text: string, sentence: string): boolean {
  const own = contentStems(text);
  const stems = [...contentStems(sentence)];
  const shared = stems.filter((one) => own.has(one)).length;
  return shared >= TOLD_AGAIN * Math.min(stems.length, own.size) && shared > 1;
}

/**
 * Whether words quoted from a section hold the gold of a question: one of its strings, or, where
 * they are an authored answer of that section, the sentence that has it told again.
 */
export function holdsGold(
  { relevant, says }: EvalQuestion,
  { article, section }: SectionRef,
  text: string,
): boolean {
  if (!relevant.includes(article.slug)) return false;
  // An authored answer may be quoted without the verdict that it opens with.
  const has = (words: string) =>
    says.some((one) => words.toLowerCase().includes(withoutVerdict(one).toLowerCase()));
  if (has(text)) return true;
  const blocks = section.blocks.filter((block) => has(block.text));
  const isAuthored = section.answers.some((answer) => answer.text === text);
  return (
    isAuthored &&
    blocks.some((block) =>
      sentencesOf(block.text).some((sentence) => has(sentence) && toldAgain(text, sentence)),
    )
  );
}

/** Whether words hold the gold of a question, or tell an authored answer again that does. */
export function tellsGold(question: EvalQuestion, place: SectionRef, text: string): boolean {
  if (holdsGold(question, place, text)) return true;
  const { article, section } = place;
  if (!question.sections.includes(`${article.slug}#${section.anchor}`)) return false;
  const golden = section.answers.filter((answer) => holdsGold(question, place, answer.text));
  return golden.some((answer) => toldAgain(text, answer.text));
}
