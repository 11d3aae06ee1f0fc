import { documentCount, type Postings } from '../index/postings.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/words.ts';
import otherSubjects from './other-subjects.json' with { type: 'json' };

/** In this many articles or more a word is the library's own, whatever else it may mean. */
const OWN_ARTICLES = 12;
/** Words side by side say more surely what a question is about. */
const PHRASE_EVIDENCE = 1.2;

/** How much of a question's words speak of a subject that the library does not treat. */
export type OtherSubjectEvidence = (stems: readonly string[]) => number;

/**
 * Ties the table of other subjects to a library: a single word speaks of another subject as far
 * as the library lacks it, a phrase fully; neither where an article is named by it.
 */
export function tieOtherSubjects(
  lexicon: Lexicon,
  articles: Postings,
  titles: readonly string[],
): OtherSubjectEvidence {
  const named = titles.map((title) => wordsOf(title).map(({ form }) => stem(form)));
  const byFirst = new Map<string, { stems: string[]; evidence: number }[]>();
  for (const name of otherSubjects.flatMap(({ words }) => words)) {
    const stems = wordsOf(name).map(({ form }) => stem(form));
    const [first = ''] = stems;
    const term = stems.length === 1 ? lexicon.find(first) : undefined;
    const own = term === undefined ? 0 : documentCount(articles, term) / OWN_ARTICLES;
    const evidence = stems.length > 1 ? PHRASE_EVIDENCE : Math.max(0, 1 - own);
    const isOurs = named.some((title) => stems.every((one) => title.includes(one)));
    if (evidence > 0 && !isOurs)
      byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, evidence }]);
  }
  return (stems) => {
    const found = new Map<string, number>();
    stems.forEach((one, start) => {
      for (const { stems: wanted, evidence } of byFirst.get(one) ?? []) {
        if (wanted.every((next, offset) => stems[start + offset] === next)) {
          found.set(wanted.join(' '), evidence);
        }
      }
    });
    return [...found.values()].reduce((sum, evidence) => sum + evidence, 0);
  };
}
