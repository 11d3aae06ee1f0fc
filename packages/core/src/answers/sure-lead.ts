import { ASSOCIATION_WORDS } from '../search/domain-words.ts';
import type { Retrieval } from '../search/library-index.ts';
import type { Passage } from '../search/passages.ts';
import type { RankedExcerpt, Wanted } from '../search/rank-excerpts.ts';
import { OURS } from '../search/retrieve.ts';

/** A word with this share of the question that the library does not know is missing. */
const MISSING_SHARE = 0.3;
/** A question that editors answered in so nearly the same words lacks nothing. */
const SAME_QUESTION = 0.5;
/** What a lead must say of the question, with the names it stands under, to answer it. */
const ANSWERS = 0.28;
/** Or how near it must lie in meaning, as a story has many words that no answer says: a cosine. */
const MEANS = 0.6;
/** A lead whose section, or article, is less likely than this to hold the answer gives only a part. */
const LIKELY_SECTION = 0.2;
const LIKELY_ARTICLE = 0.4;
/** 'wat', 'idk': shorter words that the library lacks are misspelled more often than missing. */
const MISSING_CHARS_MIN = 4;

/**
 * The words of a question that carry much of it and stand nowhere in the library. One that only the
 * lead lacks is a circumstance ('my brother', 'a stain'), and a number is an example.
 */
export function missingWords({ matcher }: Wanted, lead: RankedExcerpt, rarest: number): string[] {
  if (lead.features.questionFit >= SAME_QUESTION) return [];
  const { concepts, total } = matcher;
  const whole = (weight: number) => weight * rarest;
  const unknown = concepts.filter(
    ({ kind, alternatives, form }) =>
      kind === 'word' &&
      alternatives.length === 0 &&
      form.length >= MISSING_CHARS_MIN &&
      !/\d/.test(form),
  );
  const all = unknown.reduce((sum, { weight }) => sum + whole(weight), total);
  return unknown
    .filter(
      ({ said, weight }) => !ASSOCIATION_WORDS.has(said) && whole(weight) >= MISSING_SHARE * all,
    )
    .map(({ form }) => form);
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

/** Whether an excerpt says or means what is asked. */
function bearsOn(excerpt: RankedExcerpt, evidence: Retrieval['evidence']): boolean {
  const { saysInPlace, questionFit } = excerpt.features;
  return saysInPlace >= ANSWERS || questionFit >= ANSWERS || liesNear(excerpt, evidence);
}

/**
 * Whether an excerpt answers as far as it goes: it says or means what is asked, and its section and
 * its article are likely to hold the answer.
 *
 * @param among the excerpts that speak against its section, and those that do against its article
 */
export function isSureLead(
  excerpt: RankedExcerpt,
  among: { rivals: readonly RankedExcerpt[]; usable: readonly RankedExcerpt[] },
  retrieval: Retrieval,
): boolean {
  if (!bearsOn(excerpt, retrieval.evidence) || retrieval.likelihood < OURS) return false;
  // Passages of one section say much the same in other words.
  const { article, section } = excerpt.excerpt.passage;
  return (
    likelihood(excerpt, among.rivals, (one) => one.section === section) >= LIKELY_SECTION &&
    likelihood(excerpt, among.usable, (one) => one.article === article) >= LIKELY_ARTICLE
  );
}
