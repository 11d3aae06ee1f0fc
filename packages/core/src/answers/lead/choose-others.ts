import type { Retrieval } from '../../search/library-index.ts';
import type { Passage } from '../../search/passages/passages.ts';
import type { RankedExcerpt } from '../../search/rank/rank-excerpts.ts';
import { mayBeShown } from './choose-lead.ts';
import type { Steps } from './choose-steps.ts';
import { mayBear } from './choose-support.ts';
import { type Quoted, quoted } from './quoted.ts';

/** What may be the answer instead of the lead, under the question that it answers. */
export interface OtherAnswer extends Quoted {
  label: string;
}

/**
 * How many other answers stand beside a lead, and how much less likely they may be. What is so little
 * below it answers nearly as likely: the odds are those of the fit (a conditional logit), 1 : e to
 * this. In a conversation a question says too little for its odds to tell much: of 240 follow-ups the
 * lead answers 52 %, it or one of two within 1 : e^3 64 %, it or one of three within 1 : e^6 69 %.
 */
const ALONE = { below: 3, most: 2, beforeSteps: 1 };
const IN_TALK = { below: 6, most: 3, beforeSteps: 2 };
const OTHER_MAX_CHARS = 260;
/** A question as an editor writes it, and not as somebody types it. */
const WRITTEN_QUESTION = /^\p{Lu}.*\?$/u;

/** What an authored answer is about: the question that editors wrote, or what it stands under. */
function labelOf({ article, questions, section }: Passage): string {
  const names = section.part === 'in-short' ? article.title : section.heading;
  return questions.find((one) => WRITTEN_QUESTION.test(one)) ?? `${names}:`;
}

/**
 * What else editors wrote that may be the answer, where the ranking can hardly tell it from the
 * lead: better two or three short answers of which one is right than a wrong one alone. None for a
 * question what a thing is, nor where editors wrote the lead for the very question.
 *
 * @param around the steps that the answer tells after them, which are not told before, whether the
 *   question goes on from an earlier one, what was shown, and whether a text says little more than
 *   another
 */
export function chooseOthers(
  lead: RankedExcerpt,
  { excerpts, answer, wanted }: Retrieval,
  around: {
    steps: Steps | undefined;
    goesOn: boolean;
    isShown: (excerpt: RankedExcerpt) => boolean;
    saysAgain: (text: string, before: string) => boolean;
  },
): OtherAnswer[] {
  if (wanted.types[0] === 'what-is' || lead.excerpt.passage === answer) return [];
  const { steps, goesOn, isShown, saysAgain } = around;
  const { below, most: mostAlone, beforeSteps } = goesOn ? IN_TALK : ALONE;
  const most = steps === undefined ? mostAlone : beforeSteps;
  const chosen: RankedExcerpt[] = [];
  for (const one of excerpts) {
    if (chosen.length === most || one.score < lead.score - below) break;
    const { passage, text } = one.excerpt;
    const isWritten = passage.kind === 'answer' && text.length <= OTHER_MAX_CHARS;
    const isForAll = wanted.states.size > 0 || one.excerpt.states.size === 0;
    const isFit = isWritten && isForAll && passage.section !== steps?.section;
    if (!isFit || !mayBeShown(one, wanted.states) || isShown(one)) continue;
    if (!mayBear(one, goesOn)) continue;
    const isNew = [lead, ...chosen].every(
      ({ excerpt }) => excerpt.passage !== passage && !saysAgain(text, excerpt.text),
    );
    if (isNew) chosen.push(one);
  }
  return chosen.map((one) => ({ ...quoted(one), label: labelOf(one.excerpt.passage) }));
}
