import { sentencesOf } from '@hoa/core/text/sentences';
import type { CheckedArticle } from '../checks/checked-article.ts';
import type { Problem } from '../problem.ts';

/** Words by which a text speaks of what is not law, or not yet. */
const NOT_YET_LAW: readonly RegExp[] = [
  /\bbills? (?:was|were|is|are|has been|have been|had been) (?:filed|pending|introduced|proposed|signed|vetoed|passed|before (?:the|its))\b/i,
  /\bbills? (?:would|filed|pending|introduced|died|that would|before (?:the|its)|to change)\b/i,
  /\b(?:legislation|amendments?|measures?|acts?|laws?|statutes?) (?:is|are|was|were|remains?) (?:now |still )?(?:filed|pending|introduced|before the legislature)\b/i,
  /\b(?:pending|proposed|introduced|prefiled) (?:state |federal )?(?:bills?|legislation|laws?|statutes?|acts?)\b/i,
  /\b(?:filed|introduced|proposed|pending) (?:in|for|before) (?:the|its) (?:\d{4} )?(?:legislature|legislative session|session|general assembly|house|senate)\b/i,
  /\bwould (?:take effect|become law)\b/i,
  /\b(?:is|are) reported (?:to|for|from|signed)\b/i,
  /\b(?:[SHA]B|SHB|HF|SF) \d+\b(?=[^.]*\b(?:would|pending|filed|introduced|proposed|reported)\b)/,
];
const HINT =
  'What is ahead stands in law/changes.yaml, where a day is set to look again. Say what the law is.';

/** Sentences of articles that speak of a bill: the register of changes ahead is the place for it. */
export function checkBills({ source: { file }, blocks }: CheckedArticle): Problem[] {
  return blocks.flatMap(({ text, line }) =>
    sentencesOf(text)
      .filter((sentence) => NOT_YET_LAW.some((pattern) => pattern.test(sentence)))
      .map((sentence) => ({
        file,
        line,
        message: `speaks of what is not law yet: "${sentence}"`,
        hint: HINT,
      })),
  );
}
