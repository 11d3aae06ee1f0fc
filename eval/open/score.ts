import type { LawFact } from '@hoa/core/schemas/law';
import type { Reply } from './assistant.ts';
import type { OpenQuestion } from './open-question.ts';

/** What a reader takes in before deciding to read on. */
const OPENING_WORDS = 60;
/** Where somebody who has no answer says so. */
const ADMISSION_WORDS = 25;

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What an opening says that does not answer, or not wholly, in words that assistants have for it. */
const DECLINES = [
  /\b(?:library|articles?|sources?|table|documents?|portal) (?:here )?(?:does|do|has|have|holds?) ?(?:not|n't|no|nothing)\b/,
  /\b(?:do(?:es)? not|don't|doesn't|cannot|can't|could not|couldn't|unable to|not able to) (?:have|know|cover|answer|find|provide|help|tell|give|say|predict|recommend)\b/,
  /\b(?:no|not enough) (?:information|rule|data|article|passage|source)\b/,
  /\b(?:only in part|only partly)\b/,
  /\b(?:nothing (?:on|about|here)|not covered|outside (?:of )?(?:my|what)|beyond my)\b/,
];

/** How an answer stands to the gold of its question; undefined where that is not asked of it. */
export interface Score {
  /** The opening holds the gold words; they are anywhere in the answer. */
  leads: boolean | undefined;
  holds: boolean | undefined;
  /** A right passage is cited: a gold section, or the statute of a gold rule. */
  cites: boolean | undefined;
  /** A topic with a right passage is cited; undefined where only a statute would do. */
  citesTopic: boolean | undefined;
  /** Says that it has no answer, or only part of one, and does not lead with the gold words. */
  declined: boolean;
}

/** Text as answers are compared: '$1,800' and '1800 dollars', 'three' and '3' are the same. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll('%', ' percent')
    .replaceAll(/\b[a-z]+\b/g, (word) => {
      const number = NUMBERS.indexOf(word);
      return number < 0 ? word : String(number);
    })
    .replaceAll(/[$*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function firstWords(text: string, count: number): string {
  return text.split(' ').slice(0, count).join(' ');
}

/** Whether some words stand in a text, whole: '30' is not in '300', nor 'no' in 'note'. */
function hasWords(text: string, words: string): boolean {
  const wanted = plain(words).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.])${wanted}(?!\w|\.\d)`).test(text);
}

/** An assistant may say so itself; that it did not is no proof that it answered. */
function isDeclined({ declined = false }: Reply, text: string): boolean {
  const admission = firstWords(text, ADMISSION_WORDS);
  return declined || DECLINES.some((pattern) => pattern.test(admission));
}

/** @param facts the law table, by id */
export function scoreReply(
  question: OpenQuestion,
  reply: Reply,
  facts: ReadonlyMap<string, LawFact>,
): Score {
  const text = plain(reply.text);
  const declined = isDeclined(reply, text);
  const { kind, passages, says } = question;
  if (kind === 'gap' || kind === 'off-topic') {
    const none = { leads: undefined, holds: undefined, cites: undefined, citesTopic: undefined };
    return { ...none, declined };
  }
  const opening = firstWords(text, OPENING_WORDS);
  const leads = says.some((words) => hasWords(opening, words));
  const cited = [...reply.citations, reply.text].join(' ');
  const isCited = (slug: string) => new RegExp(`/topic/${slug}(?![\\w-])`).test(cited);
  const sections = question.facts.flatMap((id) => facts.get(id)?.citation.section ?? []);
  const topics = passages.map((passage) => passage.split('#')[0] ?? '');
  return {
    leads,
    holds: says.some((words) => hasWords(text, words)),
    cites:
      passages.some((passage) => new RegExp(`/topic/${passage}(?![\\w-])`).test(cited)) ||
      sections.some((section) => cited.includes(section)),
    citesTopic: topics.length === 0 ? undefined : topics.some(isCited),
    // Who gives the answer and says that it may not be all of it has not declined.
    declined: declined && !leads,
  };
}
