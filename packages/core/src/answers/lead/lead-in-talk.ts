import { citationText } from '../../law/law-text.ts';
import type { LawFact } from '../../schemas/law.ts';
import type { Retrieval } from '../../search/library-index.ts';
import type { RankedExcerpt } from '../../search/rank/rank-excerpts.ts';
import { openingOf, type ShownBefore } from '../talk/shown-before.ts';
import { chooseLead, type Lead, statusOf } from './choose-lead.ts';

/**
 * What was shown before leads again where all else is so much less likely: odds of 1 : e^2. Of 329
 * third and fourth questions of visitors 176 then begin with their answer, and 147 where it never does.
 */
const REPEAT_MARGIN = 2;
/**
 * And so often at most, where there is anything else to say. A third time it still answers: of 12
 * third questions of visitors that it would lead, 11 have their gold there and one has it in another.
 */
const SHOWN_MAX = 3;

/** A lead, and whether the conversation has shown it. */
export interface LeadInTalk {
  found: Lead;
  isAgain: boolean;
}

/**
 * What leads beside a rule of the law, if there is one. Without one, what an article tells of a
 * state leads only where it answers: else what holds in general is more help.
 */
function leadBeside(
  retrieval: Retrieval,
  isRuledOut: (excerpt: RankedExcerpt) => boolean,
  rule: LawFact | undefined,
): Lead | undefined {
  const lead = chooseLead(retrieval, isRuledOut);
  const isOfState = lead !== undefined && lead.excerpt.excerpt.states.size > 0;
  if (!isOfState || rule !== undefined || statusOf(lead) === 'answered') return lead;
  const isOfAnyState = (one: RankedExcerpt) => isRuledOut(one) || one.excerpt.states.size > 0;
  return chooseLead(retrieval, isOfAnyState) ?? lead;
}

/** What an article says by the section of some rules: in other words it is the same again. */
function citesOneOf(rules: readonly LawFact[]): (one: RankedExcerpt) => boolean {
  const sections = rules.map(({ citation: { act, section } }) => citationText({ act, section }));
  return ({ excerpt }) => sections.some((section) => excerpt.text.includes(section));
}

/**
 * What leads in a conversation: what was not shown before, unless what was is so much likelier.
 *
 * @param rule the rule of the law that comes before it, if one does
 * @param told rules that were shown and do not answer this question
 */
export function leadInTalk(
  retrieval: Retrieval,
  shown: ShownBefore,
  rule: LawFact | undefined,
  told: readonly LawFact[],
): LeadInTalk | undefined {
  const isTold = citesOneOf(told);
  const best = leadBeside(retrieval, isTold, rule) ?? leadBeside(retrieval, () => false, rule);
  if (best === undefined) return undefined;
  const isAgain = shown.has(best.excerpt);
  const isSaid = (one: RankedExcerpt) => isTold(one) || shown.has(one);
  const unshown = isAgain ? leadBeside(retrieval, isSaid, rule) : undefined;
  if (unshown === undefined) return { found: best, isAgain };
  const isNear = best.excerpt.score - unshown.excerpt.score < REPEAT_MARGIN;
  const isWornOut = shown.timesOf(openingOf(best.excerpt)) >= SHOWN_MAX;
  return isNear || isWornOut ? { found: unshown, isAgain: false } : { found: best, isAgain };
}

/**
 * A lead without gaps that are not the library's: words of Spanish that the word list lacks, and a
 * state whose law was not asked for, as it was only chosen, or as words for a letter were.
 */
export function withoutExcusedGaps(
  lead: Lead,
  { isSpanish, isLawAsked }: { isSpanish: boolean; isLawAsked: boolean },
): Lead {
  return {
    ...lead,
    missing: isSpanish ? [] : lead.missing,
    lackedState: isLawAsked ? lead.lackedState : undefined,
  };
}
