import type { AnswerType } from '../library/section.ts';
import { contentStems } from '../search/content-stems.ts';
import type { LibraryIndex, Retrieval } from '../search/library-index.ts';
import type { AskedQuestion } from '../search/question.ts';
import { OURS } from '../search/retrieve.ts';

/** A question asked before, and how it was answered, in plain text. */
export interface Turn {
  question: string;
  answer: string;
}

/** Openings with which a question goes on from the one before. */
const GOES_ON =
  /^\W*(?:and|but|or|so|also|then|ok(?:ay)?|what about|how about|what if|even if|why|really|same)\b/i;
/** Words that point back; 'they' alone does not, as it is what people call their board. */
const POINTS_BACK =
  /\b(?:it|its|that|this|those|these|the same|that one|this one|instead|he|she|him|her)\b/i;
const THEY = /\b(?:they|them|their|there|one|the (?:letter|vote|fine|fee|rule|meeting|answer))\b/i;
/** A question without any matter of its own is about what was said; a greeting is not. */
const ASKS =
  /\?|^\W*(?:why|how|what|who|when|where|which|can|is|are|do|does|may|will|should|write)\b/i;
/** A question with more words that carry matter than these says itself what it is about. */
const GOING_ON_STEMS = 4;
const POINTING_STEMS = 3;
const THEY_STEMS = 2;
/** What nobody understands alone may be understood with the question before. */
const UNCLEAR_STEMS = 3;
const UNCLEAR = 0.5;
/** 'And if they refuse?': a case of something that was said before, or of nothing. */
const CASE_ALONE = /^\W*(?:(?:and|but|or|so|then|ok(?:ay)?)\W+)?(?:what\W+|even\W+)?if\b/i;

/** The share of unknown words up to which a question may still be about what was said. */
const MOSTLY_KNOWN = 0.5;

/** Earlier questions that a new one may still be about, and how soon they are forgotten. */
const MOST_TURNS = 4;
const DECAY = 0.6;
/** What an earlier question's words count beside the new one's. */
const CARRIED = 0.6;
const ARTICLE_CARRIED = 1.4;
/** What a short question is after, in the words by which articles tell it. */
const INTENTS: Partial<Record<AnswerType, string>> = {
  'how-long': 'days deadline period notice',
  'how-much': 'amount cap maximum limit',
  'who-pays': 'pays cost owner association',
  'what-if-refused': 'refuse refusal denied appeal reasons court penalty',
  'what-do-i-write': 'sample letter',
};
const INTENT = 0.5;
/** Articles of an earlier answer that a new one may still be about. */
const MOST_ARTICLES = 3;

/** Whether a question makes sense only after an earlier one. */
function leansOnEarlier(question: string, { likelihood, evidence }: Retrieval): boolean {
  const stems = contentStems(question).size;
  if (stems === 0) return ASKS.test(question);
  if (GOES_ON.test(question)) return stems <= GOING_ON_STEMS;
  if (POINTS_BACK.test(question)) return stems <= POINTING_STEMS;
  if (THEY.test(question)) return stems <= THEY_STEMS;
  // Words of another subject are a new one, however few they are.
  if (evidence.otherSubject > 0 || evidence.unknown > MOSTLY_KNOWN) return false;
  return stems <= (likelihood < UNCLEAR ? UNCLEAR_STEMS : 1);
}

/** The articles that lead a retrieval, by slug, with how much each counts. */
function articlesOf({ excerpts }: Retrieval): Map<string, number> {
  const fits = new Map<string, number>();
  const best = excerpts[0]?.score ?? 0;
  for (const { excerpt, score } of excerpts) {
    const { slug } = excerpt.passage.article;
    if (!fits.has(slug)) fits.set(slug, Math.exp((score - best) / 2));
    if (fits.size === MOST_ARTICLES) break;
  }
  return fits;
}

/** A question as it is understood within its conversation. */
export interface Understood {
  retrieval: Retrieval;
  /** Whether it goes on from an earlier one, so that what was shown is not shown again. */
  goesOn: boolean;
  /** Whether it is a bare case of something that nobody has said. */
  isBare: boolean;
}

/**
 * Retrieves for a question of a conversation. One that leans on what was said is read with the
 * words and the articles of the last questions, the older the fainter; one that stands on its own
 * begins a new subject.
 *
 * @param history earlier questions, oldest first
 */
export function understand(
  index: LibraryIndex,
  question: string,
  history: readonly string[],
): Understood {
  const alone = index.retrieve({ text: question });
  const isBare = CASE_ALONE.test(question) && contentStems(question).size <= 1;
  if (history.length === 0 || !leansOnEarlier(question, alone)) {
    return { retrieval: alone, goesOn: false, isBare };
  }
  const context = new Map<string, number>();
  const earlier: NonNullable<AskedQuestion['earlier']>[number][] = [];
  const [type] = alone.wanted.types;
  const intent = type && INTENTS[type];
  if (intent !== undefined) earlier.push({ text: intent, weight: INTENT });
  let faint = 1;
  for (const before of history.slice(-MOST_TURNS).reverse()) {
    const found = index.retrieve({ text: before });
    const leans = leansOnEarlier(before, found);
    earlier.push({ text: before, weight: CARRIED * faint });
    if (!leans) {
      for (const [slug, fit] of articlesOf(found)) {
        context.set(slug, Math.max(context.get(slug) ?? 0, ARTICLE_CARRIED * faint * fit));
      }
      break;
    }
    faint *= DECAY;
  }
  const together = index.retrieve({ text: question, context, earlier });
  const first = index.retrieve({ text: earlier.at(-1)?.text ?? question });
  const likelihood = Math.max(together.likelihood, first.likelihood * 0.98);
  if (likelihood < OURS) return { retrieval: alone, goesOn: false, isBare };
  return { retrieval: { ...together, likelihood, isOurs: true }, goesOn: true, isBare: false };
}
