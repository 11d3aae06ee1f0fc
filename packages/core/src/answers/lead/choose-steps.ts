import type { Retrieval } from '../../search/library-index.ts';
import type { Passage, SectionRef } from '../../search/passages/passages.ts';
import type { RankedExcerpt } from '../../search/rank/rank-excerpts.ts';
import type { Quoted } from './quoted.ts';

/** The numbered steps of a section. */
export interface Steps extends SectionRef {
  steps: readonly string[];
  /** How many more the section has than are shown. */
  more: number;
}

/** What editors wrote to do after the answer that leads, with the section that says so. */
export function nextStepOf({ article, section, next }: Passage): Quoted | undefined {
  if (next === undefined) return undefined;
  const place = article.sections.find(({ anchor }) => anchor === next.section) ?? section;
  return { article, section: place, text: next.text };
}

/** A step towards the board or its manager, or a request to them that names nobody. */
const TO_BOARD =
  /^(?:(?:ask|call|tell|press|write(?: back)? to|send|give|hand) (?:the |your )?(?:board|manager|secretary|treasurer|president|association|committee)\b|ask (?:for|in writing|to|that|whether|in the|at the)\b|(?:request|raise the defense|hand in)\b)/i;

/** Whether a step is one that an owner takes towards the board, which a board is not told. */
export function isTowardsBoard(step: string): boolean {
  return TO_BOARD.test(step);
}

const STEPS_MIN = 2;
const STEPS_MAX = 6;

/**
 * The steps of the lead's own section, where the question asks what to do. Those of another section
 * of its article, under a heading that says some of the question, were for another case in 13 of 16.
 */
export function chooseSteps(lead: RankedExcerpt, { wanted }: Retrieval): Steps | undefined {
  const { types } = wanted;
  const asks = types.includes('how-to') || types.includes('what-if-refused');
  const { article, section } = lead.excerpt.passage;
  if (!asks || section.part === 'common-mistakes') return undefined;
  const steps = section.blocks.filter(({ kind }) => kind === 'step').map(({ text }) => text);
  if (steps.length < STEPS_MIN) return undefined;
  const shown = steps.slice(0, STEPS_MAX);
  return { article, section, steps: shown, more: steps.length - shown.length };
}
