import type { Retrieval } from '../../search/library-index.ts';
import type { SectionRef } from '../../search/passages/passages.ts';
import type { RankedExcerpt } from '../../search/rank/rank-excerpts.ts';
import { mayBeShown, shortest } from './choose-lead.ts';
import { type Quoted, quoted } from './quoted.ts';

/**
 * What stands below a lead bears on the question when its words lie near it, and the more so the
 * nearer the question lies to it read as a whole: a sum of cosines. Of 782 graded passages that were
 * chosen without this 64 of 100 bore on the question; of those that reach it, 76 do (eval/README.md).
 * In a conversation neither tells enough, and without word vectors nothing is known to lie near.
 */
const NEAR_ENOUGH = 0.53;
const READ_COUNTS = 0.6;

/** Whether the words of an excerpt lie near enough to a question to stand below its lead. */
export function mayBear({ near, read }: RankedExcerpt, goesOn: boolean): boolean {
  return goesOn || near.words === 0 || near.words + READ_COUNTS * read >= NEAR_ENOUGH;
}

const CHARS_MAX = 380;
/** What may be given up for one sentence instead of three. */
const BRIEF = 2;

/** Whether an excerpt is short enough to stand below a lead. */
export function isShort({ excerpt: { passage, text } }: RankedExcerpt): boolean {
  return passage.kind !== 'sample' && text.length <= CHARS_MAX;
}

/** An excerpt as it is quoted below a lead: in one sentence, where that says nearly as much. */
export function inBrief(one: RankedExcerpt, excerpts: readonly RankedExcerpt[]): Quoted {
  return quoted(shortest(one, excerpts, BRIEF));
}

const SUPPORTING_MAX = 2;
/**
 * An excerpt bears on the question that is rated so far below the lead, stands in an article that
 * fits so well, and lies hardly farther from the question in meaning than the nearest passage of
 * the library: differences of cosines, which tell most of the three. What the lead's own article
 * says elsewhere is more often its neighbour than the next thing to know (decision 020).
 */
const NEAR = 6;
const ARTICLE_FITS = 0.5;
const BEARS = -0.08;
const BEARS_BESIDE = -0.02;

/**
 * What else bears on the question: the best words of each article that fits, often none.
 *
 * @param around what the answer quotes already, whether the question goes on from an earlier one,
 *   and what was shown
 */
export function chooseSupport(
  lead: RankedExcerpt,
  { excerpts, wanted }: Retrieval,
  around: {
    taken: readonly SectionRef[];
    goesOn: boolean;
    isShown: (excerpt: RankedExcerpt) => boolean;
  },
): Quoted[] {
  const { taken, goesOn, isShown } = around;
  const isMeant = lead.near.words > 0;
  const best = new Map<string, RankedExcerpt>();
  for (const one of excerpts) {
    const { passage } = one.excerpt;
    const { slug } = passage.article;
    const isTaken = best.has(slug) || taken.some(({ section }) => section === passage.section);
    const isBeside = taken.some(({ article }) => article.slug === slug);
    const fits = one.score >= lead.score - NEAR && one.articleFit >= ARTICLE_FITS;
    const isNear = one.near.passage >= (isBeside ? BEARS_BESIDE : BEARS);
    const bears = fits && (isMeant ? isNear && mayBear(one, goesOn) : !isBeside);
    if (!isTaken && bears && isShort(one) && mayBeShown(one, wanted.states) && !isShown(one)) {
      best.set(slug, one);
    }
  }
  return [...best.values()]
    .sort((a, b) => b.near.passage - a.near.passage)
    .slice(0, SUPPORTING_MAX)
    .map((one) => inBrief(one, excerpts));
}
