import { statesOf } from '../text/jurisdictions.ts';
import { greatest } from './greatest.ts';
import type { PassageIndex } from './index-passages.ts';
import type { AskedQuestion } from './question.ts';

/** Passages whose words are looked at one by one. */
const MOST_PASSAGES = 40;
/** What an article's fit counts beside the passage's own when those are chosen. */
const ARTICLE_SHARE = 0.9;
/** Articles of which every passage on an asked state is looked at, however it fits. */
const STATE_ARTICLES = 6;

/** Passages of articles that are talked of, or all where there are none. */
function ofTalk(
  ids: readonly number[],
  { passages }: PassageIndex,
  context: AskedQuestion['context'],
): readonly number[] {
  const within = ids.filter((id) => context?.has(passages[id]?.article.slug ?? ''));
  return within.length > 0 ? within : ids;
}

/** The passages worth reading closely: by their own fit and their article's. */
export function choosePassages(
  fits: ReadonlyMap<number, number>,
  own: Float32Array,
  passages: PassageIndex,
  states: ReadonlySet<string>,
  nearest: readonly number[],
  { context, saysLittle }: AskedQuestion,
): readonly number[] {
  const fitsOf = Float32Array.from(passages.firstPassage, (_, article) => fits.get(article) ?? 0);
  const scored = own.map((fit, id) =>
    fit === 0 ? 0 : fit + ARTICLE_SHARE * (fitsOf[passages.articleOf[id] ?? 0] ?? 0),
  );
  const chosen = new Set(greatest(scored, MOST_PASSAGES, 0));
  for (const id of nearest) chosen.add(id);
  const articles = [...fits].sort(([, x], [, y]) => y - x).map(([article]) => article);
  articles.slice(0, STATE_ARTICLES).forEach((article, rank) => {
    for (
      let id = passages.firstPassage[article] ?? 0;
      id < (passages.firstPassage[article + 1] ?? 0);
      id++
    ) {
      const passage = passages.passages[id];
      if (passage === undefined) continue;
      const isSummary = rank < 3 && passage.section.part === 'in-short';
      const isOfState =
        states.size > 0 && [...statesOf(passage.text)].some((state) => states.has(state));
      const isTalkedOf = passage.kind === 'answer' && context?.has(passage.article.slug) === true;
      if (isSummary || isOfState || isTalkedOf) chosen.add(id);
    }
  });
  const inOrder = [...chosen].sort((a, b) => a - b);
  return saysLittle ? ofTalk(inOrder, passages, context) : inOrder;
}
