import type { AnswerType } from '../../library/section.ts';
import type { AnswerStatus } from '../../schemas/answer.ts';
import type { Retrieval } from '../../search/library-index.ts';
import type { RankedExcerpt, Wanted } from '../../search/rank/rank-excerpts.ts';
import { statesOf } from '../../text/named-jurisdictions.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { isSureLead, missingWords } from './sure-lead.ts';

/** What answers a question, and what that is worth. */
export interface Lead {
  excerpt: RankedExcerpt;
  /** Whether it answers as far as it goes: what may be missing is named below. */
  isSure: boolean;
  /** Words of the question that the library has nothing on. */
  missing: string[];
  /** The state that was asked about, where nothing of it was found. */
  lackedState: string | undefined;
}

/** What a lead is worth: it answers where it is sure and nothing is missing. */
export function statusOf({
  isSure,
  missing,
  lackedState,
}: Pick<Lead, 'isSure' | 'missing' | 'lackedState'>): Exclude<AnswerStatus, 'not-covered'> {
  return isSure && missing.length === 0 && lackedState === undefined ? 'answered' : 'partial';
}

/** A rule of the asked state leads when it speaks of this much of what the best excerpt does. */
const SAME_SUBJECT = 0.5;
/** And when its article fits at least so well. */
const SAME_ARTICLE = 0.45;
/** An excerpt whose subject says this much of what is to be defined leads when it fits nearly as well. */
const DEFINES = 0.6;
const NEARLY = 4;
/** What further sentences must add to a rating. */
const NEXT_TO_NOTHING = 0.4;
/** Of so many excerpts one says most of what is asked. */
const COMPARED_MAX = 20;

/** Whether an excerpt may be shown to a visitor of some states: never another state's rule. */
export function mayBeShown({ excerpt }: RankedExcerpt, states: ReadonlySet<string>): boolean {
  if (excerpt.leansOnState) return false;
  if (states.size === 0 || excerpt.states.size === 0) return true;
  return [...excerpt.states].some((state) => states.has(state));
}

/**
 * The same opening with fewer sentences, where those left out say next to nothing of the question.
 *
 * @param most what they may add to the rating
 */
export function shortest(
  lead: RankedExcerpt,
  usable: readonly RankedExcerpt[],
  most: number = NEXT_TO_NOTHING,
): RankedExcerpt {
  const shorter = usable.filter(
    ({ excerpt, score }) =>
      excerpt.passage === lead.excerpt.passage &&
      excerpt.sentences < lead.excerpt.sentences &&
      lead.excerpt.text.startsWith(excerpt.text) &&
      score >= lead.score - most,
  );
  return shorter.reduce(
    (least, one) => (one.excerpt.sentences < least.excerpt.sentences ? one : least),
    lead,
  );
}

/** Whether an excerpt tells what to write, and nobody asked that. */
function isUnaskedDraft({ excerpt }: RankedExcerpt, types: readonly AnswerType[]): boolean {
  const { kind, type } = excerpt.passage;
  const isDraft = kind === 'sample' || type === 'what-do-i-write';
  return isDraft && !types.includes('what-do-i-write') && !types.includes('how-to');
}

/** Whether the first sentence is on one of some states, and on no other before it. */
function opensOn(text: string, states: ReadonlySet<string>): boolean {
  const [first] = statesOf(sentencesOf(text)[0] ?? '');
  return first !== undefined && states.has(first);
}

/** The whole answer that editors wrote to this very question, as far as it may be shown. */
function writtenLead(
  { excerpts, answer, wanted }: Retrieval,
  isRuledOut: (excerpt: RankedExcerpt) => boolean,
): Lead | undefined {
  const own = excerpts.filter(
    (one) =>
      one.excerpt.passage === answer &&
      mayBeShown(one, wanted.states) &&
      !isRuledOut(one) &&
      answer.text.startsWith(one.excerpt.text),
  );
  const [first, ...others] = own;
  if (first === undefined) return undefined;
  const excerpt = others.reduce(
    (most, one) => (one.excerpt.sentences > most.excerpt.sentences ? one : most),
    first,
  );
  // A state that was named may have a row of its own.
  const isGeneral = ![...excerpt.excerpt.states].some((state) => wanted.states.has(state));
  if (wanted.states.size > 0 && isGeneral) return undefined;
  return { excerpt, isSure: true, missing: [], lackedState: undefined };
}

/**
 * The best of the excerpts that may lead, unless a state is named: then the best on that state, or
 * the best on none.
 */
function pickLead(usable: readonly [RankedExcerpt, ...RankedExcerpt[]], wanted: Wanted) {
  const { states, types } = wanted;
  const [best] = usable;
  const most = Math.max(
    ...usable.slice(0, COMPARED_MAX).map(({ features }) => features.saysInPlace),
  );
  const onState = usable.filter(
    ({ excerpt, features }) =>
      [...excerpt.states].some((state) => states.has(state)) &&
      features.saysInPlace >= SAME_SUBJECT * most &&
      features.articleFit >= SAME_ARTICLE,
  );
  const ofState = onState.find(({ excerpt }) => opensOn(excerpt.text, states)) ?? onState[0];
  const general = usable.find(({ excerpt }) => excerpt.states.size === 0);
  const defining =
    types[0] === 'what-is'
      ? usable.find(
          ({ features, score }) => features.defines >= DEFINES && score >= best.score - NEARLY,
        )
      : undefined;
  const chosen = (states.size === 0 ? (defining ?? best) : (ofState ?? general)) ?? best;
  return {
    chosen,
    // What is said in general speaks against no rule of the asked state.
    rivals: chosen === ofState ? onState : usable,
    lackedState: ofState === undefined ? [...states][0] : undefined,
  };
}

/**
 * Chooses the excerpt that answers: what editors wrote for the very question, or else the best one,
 * unless a state is named; then the best one on that state, or the best on none.
 *
 * @param isRuledOut whether an excerpt may not lead here, as one that was shown before
 */
export function chooseLead(
  retrieval: Retrieval,
  isRuledOut: (excerpt: RankedExcerpt) => boolean = () => false,
): Lead | undefined {
  const { excerpts, wanted, rarest } = retrieval;
  const written = writtenLead(retrieval, isRuledOut);
  if (written !== undefined) return written;
  const [best, ...others] = excerpts.filter(
    (one) =>
      mayBeShown(one, wanted.states) && !isUnaskedDraft(one, wanted.types) && !isRuledOut(one),
  );
  if (best === undefined) return undefined;
  const usable = [best, ...others] as const;
  const { chosen, rivals, lackedState } = pickLead(usable, wanted);
  const excerpt = shortest(chosen, usable);
  return {
    excerpt,
    isSure: isSureLead(excerpt, rivals, retrieval),
    missing: missingWords(wanted, excerpt, rarest),
    lackedState,
  };
}
