import questionWords from '../data/law-question-words.json' with { type: 'json' };
import type { LawFact } from '../schemas/law.ts';
import { ASSOCIATION_WORDS } from '../search/domain-words.ts';
import { type Correction, Speller } from '../search/spelling.ts';
import { stem } from '../search/stem.ts';
import { isStopWord } from '../search/stop-words.ts';
import { wordsOf } from '../search/words.ts';
import { askedStates, withStateNames } from '../text/jurisdictions.ts';

/** The words by which people ask a question of the table. */
interface AskingWords {
  /** One of them is said by everybody who asks it. */
  names: string;
  /** What they say beside it. */
  near: string;
}

const WORDS: Readonly<Record<string, AskingWords>> = questionWords;

/** How people ask a question of the table; its label alone where nobody has written it down. */
export function askingWords(question: string): AskingWords {
  return WORDS[question] ?? { names: '', near: '' };
}

/** Words of which a rule uses one where people say another. */
export const SAME_WORDS: readonly string[] = [
  'fine penalty',
  'hearing heard',
  'foreclose foreclosure',
  'ban bar forbid prohibit restrict',
  'inspect see examine look',
  'records books documents papers',
  'rental rent lease renting leasing',
  'late overdue delinquent',
  'dues assessments fees',
  'cure correct fix',
  'director board',
  'proxy proxies',
];

const PAPERS =
  'rules?|bylaws|documents?|declarations?|covenants|restrictions|amendments?|liens?|certificates?|deeds?|plats?|notices?';
const TAPES = new RegExp(
  String.raw`\b(?:recordings?|(?:may|can|to|i|we|you|video|audio|owners?|members?|anyone) record)\b(?! (?:(?:a|an|any|all|its|the|their|our) )?(?:\w+ )?(?:${PAPERS})\b)`,
  'gi',
);

/** A document that is recorded in a register, or a meeting on tape, is none of the records. */
function asWritten(text: string): string {
  return text.replaceAll(/\b(?:un)?recorded\b/gi, 'registered').replaceAll(TAPES, 'tape');
}

/** What a rule says, with the words by which editors named it: 'nv-lien-priority'. */
export function wordsOfFact({ id, statement }: LawFact): string {
  return `${asWritten(statement)} ${id.split('-').slice(1).join(' ')}`;
}

/** The words and numbers of a text by their stems, without those of every sentence. */
export function plainWords(text: string): string[] {
  return wordsOf(text).flatMap(({ form }) => (isStopWord(form) ? [] : [stem(form)]));
}

/** The share of a question's plain words that a rule has too, who is meant among them: 0 to 1. */
export function wordShare(words: readonly string[], fact: LawFact): number {
  const own = new Set(plainWords(wordsOfFact(fact)));
  return words.filter((word) => own.has(word)).length / Math.max(1, words.length);
}

/** The community itself, whose name would be read as a thing that is asked about. */
const ASSOCIATION =
  /\b(?:home ?owners?['’]?|condo(?:minium)?|community|property owners?['’]?) associations?\b/gi;

/** A question without the states and communities that it names: they say whose rule is wanted. */
export function withoutWhose(question: string): string {
  let plain = asWritten(withStateNames(question)).replaceAll(ASSOCIATION, ' ');
  for (const state of askedStates(question)) {
    plain = plain.replaceAll(new RegExp(`\\b${state}(?:n|['’]s)?\\b`, 'gi'), ' ');
  }
  return plain;
}

const OF_ALL_RULES =
  'law state statute legal house home owner community allow live maximum minimum';
const WHOSE: ReadonlySet<string> = new Set([
  ...OF_ALL_RULES.split(' ').map(stem),
  ...[...ASSOCIATION_WORDS].filter((word) => word !== stem('quorum') && word !== stem('dues')),
]);

/** Whether a word, in its plain form or stemmed, says whose question it is, not what it is about. */
export function isAboutWhose(word: string): boolean {
  return WHOSE.has(word);
}

/** A misspelled word this long may be one of the words by which a rule is asked for. */
const CORRECTED_CHARS = 6;
let speller: Speller | undefined;

/** Corrects a word towards those by which rules are asked for. */
export function correctName(form: string): Correction | undefined {
  if (form.length < CORRECTED_CHARS) return undefined;
  speller ??= new Speller(
    [...new Set(Object.values(WORDS).flatMap(({ names }) => names.split(' ')))]
      .filter((name) => name.length >= CORRECTED_CHARS)
      .map((name) => ({ form: name, count: 1 })),
  );
  return speller.correct(form);
}
