import { documentCount, type Postings } from './postings.ts';

/**
 * For how many articles a term is a matter of its own: the exponential of the entropy of its worth
 * (a Hill number; M. O. Hill, Ecology 54, 1973). A word that many articles mention and one is
 * about has few.
 */
function effectiveArticles({ starts, impacts }: Postings, term: number): number {
  const [from, to] = [starts[term] ?? 0, starts[term + 1] ?? 0];
  let sum = 0;
  let logs = 0;
  for (let i = from; i < to; i++) {
    const worth = (impacts[i] ?? 0) ** 3;
    sum += worth;
    if (worth > 0) logs += worth * Math.log(worth);
  }
  return sum === 0 ? 0 : Math.exp(Math.log(sum) - logs / sum);
}

/**
 * Rarity of each term: the weighted mean of ln(1 + (N - n + 0.5) / (n + 0.5)), which never falls below
 * zero, and of ln(N / e), where n articles have the term and e are about it.
 */
export function rarities(
  postings: Postings,
  articleCount: number,
  termCount: number,
  aboutness: number,
): Float32Array {
  const rarity = new Float32Array(termCount);
  for (let term = 0; term < termCount; term++) {
    const n = documentCount(postings, term);
    if (n === 0) continue;
    const rare = Math.log(1 + (articleCount - n + 0.5) / (n + 0.5));
    // A logarithm for every place of a term, which passages are read without.
    const about =
      aboutness === 0 ? 0 : Math.max(0, Math.log(articleCount / effectiveArticles(postings, term)));
    rarity[term] = (1 - aboutness) * rare + aboutness * about;
  }
  return rarity;
}
