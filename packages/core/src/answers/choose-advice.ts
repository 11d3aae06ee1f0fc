import type { Relevance } from '../search/relevance.ts';
import type { Passage, Place } from './passages.ts';
import { quotablesOf } from './quotable.ts';

/** What a reader may be told to do, as the first word of an order. */
const ORDERS =
  'answer|appeal|ask|attend|bring|build|call|check|collect|compare|count|document|file|find|fix|get|give|go|keep (?:a|the|each)|learn|list|look|note|offer|pay|photograph|point|put|read|record|report|request|save|send|start|stop|take|talk|tell|test|watch|write';
/** "Ask the manager ...", "If your car was towed, photograph ..." */
const ADVISES = new RegExp(`^(?:(?:If|When|Before|After) [^.;:]{3,120}, )?(?:${ORDERS})\\b`, 'i');
const CONDITIONAL = /^If\b/;
/** What a question must say of the case that an advice is for. */
const SAME_CASE = 0.1;

/**
 * The sentence of an article's summary that tells the reader what to do, unless the answer has it
 * already. One for a certain case is only given where the question says something of that case.
 */
export function chooseAdvice(
  { article }: Place,
  relevance: Relevance,
  answered: string,
): Passage | undefined {
  for (const section of article.sections.filter(({ part }) => part === 'in-short')) {
    const sentences = section.blocks
      .flatMap((block) => quotablesOf(block, section.part))
      .filter(({ text, sentences }) => sentences === 1 && ADVISES.test(text))
      .filter(({ text }) => !CONDITIONAL.test(text) || relevance(text) >= SAME_CASE);
    const [advice] = sentences;
    if (sentences.some(({ text }) => answered.includes(text))) return undefined;
    if (advice !== undefined) return { article, section, text: advice.text };
  }
  return undefined;
}
