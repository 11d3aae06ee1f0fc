import { contentWords } from '../../citations/content-words.ts';
import type { LawFact } from '../../schemas/law.ts';
import type { Retrieval } from '../../search/library-index.ts';
import type { RankedExcerpt } from '../../search/rank/rank-excerpts.ts';
import { type Lead, mayBeShown } from './choose-lead.ts';
import { inBrief, isShort } from './choose-support.ts';
import type { Quoted } from './quoted.ts';

const BESIDE_MAX = 2;
/** Excerpts that are looked at, best first. */
const LOOKED_AT_MAX = 60;
/** What the words must say of the question with the names they stand under. */
const SAYS = 0.3;
/** How much farther from the question than the library's nearest passage it may lie: a cosine less. */
const BEARS = -0.1;
const ARTICLE_FITS = 0.5;
/** Words that share so much with a rule, of the shorter of the two, say it again. */
const SAME_RULE = 0.5;

/** Whether a text says in other words what the rule says. */
function restates(text: string, { statement }: LawFact): boolean {
  const words = contentWords(text);
  const said = contentWords(statement);
  return words.intersection(said).size >= SAME_RULE * Math.min(words.size, said.size);
}

/**
 * What bears on a question beside the rule that leads its answer: the best words of each article
 * that the rule bears on, of no other state, and not the rule again.
 */
export function chooseBeside(
  fact: LawFact,
  lead: Lead,
  { excerpts, wanted }: Retrieval,
  isShown: (excerpt: RankedExcerpt) => boolean,
): Quoted[] {
  const isMeant = lead.excerpt.near.words > 0;
  const best = new Map<string, RankedExcerpt>();
  for (const one of [lead.excerpt, ...excerpts.slice(0, LOOKED_AT_MAX)]) {
    const { passage, text, states } = one.excerpt;
    const { slug } = passage.article;
    const fits = fact.topics.includes(slug) && one.articleFit >= ARTICLE_FITS;
    const isNear = !isMeant || one.near.passage >= BEARS;
    const bears = fits && isNear && one.features.saysInPlace >= SAYS;
    const isOfState = [...states].every((state) => wanted.states.has(state));
    const isNew = !best.has(slug) && !isShown(one) && !restates(text, fact);
    if (bears && isOfState && isShort(one) && isNew && mayBeShown(one, wanted.states)) {
      best.set(slug, one);
    }
  }
  return [...best.values()].slice(0, BESIDE_MAX).map((one) => inBrief(one, excerpts));
}
