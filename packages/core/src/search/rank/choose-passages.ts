import { statesOf } from '../../text/named-jurisdictions.ts';
import type { PassageIndex } from '../index/index-passages.ts';
import { greatest } from '../numbers/greatest.ts';
import type { AskedQuestion } from '../question/question.ts';

/** Passages whose words are looked at one by one. */
const PASSAGES_MAX = 40;
/** What an article's fit counts beside the passage's own when those are chosen. */
const ARTICLE_SHARE = 0.9;
/** Articles of which every passage on an asked state is looked at, however it fits. */
const STATE_ARTICLES = 6;
/** Of the best of these the summary is looked at, too. */
const SUMMARY_ARTICLES = 3;

/** How well a question fits what the library has, by its words and in meaning. */
interface PassageFits {
  /** How well articles fit, by their numbers. */
  articles: ReadonlyMap<number, number>;
  /** How well each passage fits by itself: 0 to 1. */
  passages: Float32Array;
  /** Passages that lie near in meaning, or were written for the question. */
  nearest: readonly number[];
}

/** Passages of articles that are talked of, or all where there are none. */
function ofTalk(
  ids: readonly number[],
  { passages }: PassageIndex,
  context: AskedQuestion['context'],
): readonly number[] {
  const within = ids.filter((id) => context?.has(passages[id]?.article.slug ?? ''));
  return within.length > 0 ? within : ids;
}

/** The passages that fit best by themselves and by their article. */
function bestFitting(fits: PassageFits, { firstPassage, articleOf }: PassageIndex): number[] {
  const ofArticle = Float32Array.from(
    firstPassage,
    (_, article) => fits.articles.get(article) ?? 0,
  );
  const scored = fits.passages.map((fit, id) =>
    fit === 0 ? 0 : fit + ARTICLE_SHARE * (ofArticle[articleOf[id] ?? 0] ?? 0),
  );
  return greatest(scored, PASSAGES_MAX, 0);
}

/** Of the articles that fit best: their summaries, what is on an asked state, what is talked of. */
function ofBestArticles(
  { articles }: PassageFits,
  { passages, firstPassage }: PassageIndex,
  states: ReadonlySet<string>,
  context: AskedQuestion['context'],
): number[] {
  const best = [...articles].sort(([, x], [, y]) => y - x).slice(0, STATE_ARTICLES);
  return best.flatMap(([article], rank) => {
    const first = firstPassage[article] ?? 0;
    const own = passages.slice(first, firstPassage[article + 1] ?? 0);
    return own.flatMap(({ kind, text, section, article: { slug } }, place) => {
      const isSummary = rank < SUMMARY_ARTICLES && section.part === 'in-short';
      const isOfState = states.size > 0 && !states.isDisjointFrom(statesOf(text));
      const isTalkedOf = kind === 'answer' && context?.has(slug) === true;
      return isSummary || isOfState || isTalkedOf ? [first + place] : [];
    });
  });
}

/**
 * The passages worth reading closely, in their order.
 *
 * @param states those that are asked about
 */
export function choosePassages(
  fits: PassageFits,
  index: PassageIndex,
  states: ReadonlySet<string>,
  { context, saysLittle }: AskedQuestion,
): readonly number[] {
  const chosen = new Set([
    ...bestFitting(fits, index),
    ...fits.nearest,
    ...ofBestArticles(fits, index, states, context),
  ]);
  const inOrder = [...chosen].sort((a, b) => a - b);
  return saysLittle ? ofTalk(inOrder, index, context) : inOrder;
}
