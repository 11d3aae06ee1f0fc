import type { AnswerType } from '../library/section.ts';
import type { AnswerStatus } from '../schemas/answer.ts';
import { ASSOCIATION_WORDS } from '../search/domain-words.ts';
import type { Retrieval } from '../search/library-index.ts';
import type { Passage } from '../search/passages.ts';
import type { RankedExcerpt } from '../search/rank-excerpts.ts';
import { OURS } from '../search/retrieve.ts';
import { statesOf } from '../text/jurisdictions.ts';
import { sentencesOf } from '../text/sentences.ts';

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
/** A word with this share of the question that the library does not know is missing. */
const MISSING_SHARE = 0.3;
/** An excerpt whose subject says this much of what is to be defined leads when it fits nearly as well. */
const DEFINES = 0.6;
const NEARLY = 4;
/** A question that editors answered in so nearly the same words lacks nothing. */
const SAME_QUESTION = 0.5;
/** What further sentences must add to a rating. */
const NEXT_TO_NOTHING = 0.4;
/** What a lead must say of the question, with the names it stands under, to answer it. */
const ANSWERS = 0.28;
/** Or how near it must lie in meaning, as a story has many words that no answer says: a cosine. */
const MEANS = 0.6;
/** A lead whose section, or article, is less likely than this to hold the answer gives only a part. */
const LIKELY_SECTION = 0.2;
const LIKELY_ARTICLE = 0.4;
/** 'wat', 'idk': shorter words that the library lacks are misspelled more often than missing. */
const SHORTEST_MISSING_CHARS = 4;

/** Whether an excerpt may be shown to a visitor of some states: never another state's rule. */
export function mayBeShown({ excerpt }: RankedExcerpt, states: ReadonlySet<string>): boolean {
  if (excerpt.leansOnState) return false;
  if (states.size === 0 || excerpt.states.size === 0) return true;
  return [...excerpt.states].some((state) => states.has(state));
}

/**
 * The words of a question that carry much of it and stand nowhere in the library. One that only the
 * lead lacks is a circumstance ('my brother', 'a stain'), and a number is an example.
 */
function missingWords(
  { matcher }: Retrieval['wanted'],
  lead: RankedExcerpt,
  rarest: number,
): string[] {
  if (lead.features.questionFit >= SAME_QUESTION) return [];
  const { concepts, total } = matcher;
  const whole = (weight: number) => weight * rarest;
  const unknown = concepts.filter(
    ({ kind, alternatives, form }) =>
      kind === 'word' &&
      alternatives.length === 0 &&
      form.length >= SHORTEST_MISSING_CHARS &&
      !/\d/.test(form),
  );
  const all = unknown.reduce((sum, { weight }) => sum + whole(weight), total);
  return unknown
    .filter(
      ({ said, weight }) => !ASSOCIATION_WORDS.has(said) && whole(weight) >= MISSING_SHARE * all,
    )
    .map(({ form }) => form);
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

/** Whether a lead means what is asked; where there are no word vectors, nothing is known to. */
function liesNear({ near }: RankedExcerpt, evidence: Retrieval['evidence']): boolean {
  return near.words > 0 && evidence.near + near.passage >= MEANS;
}

/**
 * How likely the right one of some passages is of the same kind as the lead: the ranking is fitted as
 * a conditional logit, so that its ratings are logarithms of odds.
 *
 * @returns 0 to 1; always 1 where there are no word vectors, for which it was not fitted
 */
function likelihood(
  lead: RankedExcerpt,
  excerpts: readonly RankedExcerpt[],
  isSame: (passage: Passage) => boolean,
): number {
  if (lead.near.words === 0) return 1;
  const best = new Map([[lead.excerpt.passage, lead.score]]);
  for (const { excerpt, score } of excerpts) {
    if (!best.has(excerpt.passage)) best.set(excerpt.passage, score);
  }
  let all = 0;
  let same = 0;
  for (const [passage, score] of best) {
    const odds = Math.exp(score - lead.score);
    all += odds;
    if (isSame(passage)) same += odds;
  }
  return same / all;
}

/** The whole answer that editors wrote to this very question, as far as it may be shown. */
function writtenLead(
  { excerpts, answer, wanted }: Retrieval,
  isShown: (excerpt: RankedExcerpt) => boolean,
): Lead | undefined {
  const own = excerpts.filter(
    (one) =>
      one.excerpt.passage === answer &&
      mayBeShown(one, wanted.states) &&
      !isShown(one) &&
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
 * Chooses the excerpt that answers: what editors wrote for the very question, or else the best one,
 * unless a state is named; then the best one on that state, or the best on none.
 *
 * @param isShown whether an excerpt was shown earlier in the conversation
 */
export function chooseLead(
  retrieval: Retrieval,
  isShown: (excerpt: RankedExcerpt) => boolean = () => false,
): Lead | undefined {
  const { excerpts, wanted, rarest, evidence } = retrieval;
  const { states } = wanted;
  const written = writtenLead(retrieval, isShown);
  if (written !== undefined) return written;
  const usable = excerpts.filter(
    (one) => mayBeShown(one, states) && !isUnaskedDraft(one, wanted.types) && !isShown(one),
  );
  const [best] = usable;
  if (best === undefined) return undefined;
  const most = Math.max(...usable.slice(0, 20).map(({ features }) => features.saysInPlace));
  const onState = usable.filter(
    ({ excerpt, features }) =>
      [...excerpt.states].some((state) => states.has(state)) &&
      features.saysInPlace >= SAME_SUBJECT * most &&
      features.articleFit >= SAME_ARTICLE,
  );
  const ofState = onState.find(({ excerpt }) => opensOn(excerpt.text, states)) ?? onState[0];
  const general = usable.find(({ excerpt }) => excerpt.states.size === 0);
  const isLacking = states.size > 0 && ofState === undefined;
  const defining =
    wanted.types[0] === 'what-is'
      ? usable.find(
          ({ features, score }) => features.defines >= DEFINES && score >= best.score - NEARLY,
        )
      : undefined;
  const chosen = (states.size === 0 ? (defining ?? best) : (ofState ?? general)) ?? best;
  const excerpt = shortest(chosen, usable);
  const missing = missingWords(wanted, excerpt, rarest);
  const bears =
    excerpt.features.saysInPlace >= ANSWERS ||
    excerpt.features.questionFit >= ANSWERS ||
    liesNear(excerpt, evidence);
  // Passages of one section say much the same in other words, and what is said in general speaks
  // against no rule of the asked state.
  const { article, section } = excerpt.excerpt.passage;
  const rivals = chosen === ofState ? onState : usable;
  const isLikely =
    likelihood(excerpt, rivals, (one) => one.section === section) >= LIKELY_SECTION &&
    likelihood(excerpt, usable, (one) => one.article === article) >= LIKELY_ARTICLE;
  return {
    excerpt,
    isSure: bears && isLikely && retrieval.likelihood >= OURS,
    missing,
    lackedState: isLacking ? [...states][0] : undefined,
  };
}
