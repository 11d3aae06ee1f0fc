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
  /** Or a word of the first and one of the second. */
  together?: string[];
  /** Whether each of its rules is on a matter of its own, which the rule that answers must name. */
  apart?: boolean;
}

const WORDS: Readonly<Record<string, AskingWords>> = questionWords;

/** How people ask a question of the table; its label alone where nobody has written it down. */
export function askingWords(question: string): AskingWords {
  return WORDS[question] ?? { names: '', near: '' };
}

/** All words by which people ask a question of the table. */
export function wordsOfQuestion(question: string): string {
  const { names, near, together = [] } = askingWords(question);
  return [names, near, ...together].join(' ');
}

/** Words of which a rule uses one where people say another. */
export const SAME_WORDS: readonly string[] = [
  'fine penalty',
  'hearing heard',
  'foreclose foreclosure',
  'ban bar forbid prohibit restrict',
  'inspect see examine look',
  'records books documents papers statements invoices',
  'rental rent lease renting leasing',
  'late overdue delinquent',
  'dues assessments fees',
  'cure correct fix',
  'director board',
  'proxy proxies',
  'comment speak',
  'developer declarant builder turnover',
  'lawn grass turf',
  'loan borrow',
  'audit auditor audited accountant cpa',
  'felon felony convicted',
  'declaration governing',
];

const PAPERS =
  'rules?|bylaws|documents?|declarations?|covenants|restrictions|amendments?|liens?|certificates?|deeds?|plats?|notices?';
const TAPES = new RegExp(
  String.raw`\b(?:recordings?|(?:may|can|to|i|we|you|video|audio|owners?|members?|anyone) record|(?:record|video)(?= (?:(?:an?|the|our|your|my|board|hoa|owners?|members?|annual) )+meetings?))\b(?! (?:(?:a|an|any|all|its|the|their|our) )?(?:\w+ )?(?:${PAPERS})\b)`,
  'gi',
);

/** A document that is recorded in a register, or a meeting on tape, is none of the records. */
function asWritten(text: string): string {
  return text.replaceAll(/\b(?:un)?recorded\b/gi, 'registered').replaceAll(TAPES, 'tape');
}

/** What editors named a rule, in words: 'lien priority'. */
export function nameOfFact({ id }: LawFact): string {
  return id.split('-').slice(1).join(' ');
}

/** What a rule says, with the words by which editors named it: 'nv-lien-priority'. */
export function wordsOfFact(fact: LawFact): string {
  return `${asWritten(fact.statement)} ${nameOfFact(fact)}`;
}

/** The words and numbers of a text by their stems, without those of every sentence. */
export function plainWords(text: string): string[] {
  return wordsOf(text).flatMap(({ form }) => (isStopWord(form) ? [] : [stem(form)]));
}

/** The share of a question's plain words that a rule has too: 0 to 1. */
export function wordShare(words: readonly string[], own: ReadonlySet<string>): number {
  return words.filter((word) => own.has(word)).length / Math.max(1, words.length);
}

/** The community itself, whose name would be read as a thing that is asked about. */
const ASSOCIATION =
  /\b(?:home ?owners?['’]?|condo(?:minium)?|community|property owners?['’]?) associations?\b|\bplanned communit(?:y|ies)\b/gi;

const IN_OFFICE =
  '(?:board|members?|directors?|presidents?|treasurers?|secretar(?:y|ies)|people|him|her|them)';
const WHICH = '(?:(?:an?|the|our|this|that|these|all|one|of|whole|old|current) ){0,3}';
/** 'vote him out', 'throw out the whole board', 'get rid of our president': removal from the board. */
const OUSTED = new RegExp(
  String.raw`\b(?:vot|throw|threw|kick|boot)(?:e[ds]?|s|n|ing|ed)? (${WHICH}(?:board )?${IN_OFFICE} )(?:out|off)\b|\b(?:(?:vot|throw|threw|kick|boot)(?:e[ds]?|s|n|ing|ed)? (?:out|off)|(?:get(?:ting|s)?|got) rid of)(?= ${WHICH}${IN_OFFICE}\b)`,
  'gi',
);

/** Words of telling, which say nothing elsewhere: at a meeting they are what is asked about. */
const TALKING =
  /\b(?:talk(?:ing)?|say (?:something|anything)|have (?:a|their|our|my) say)\b(?= (?:at|in|during)\b)/gi;

/** What an owner or a board calls a community, where that tells its kind. */
const CONDOMINIUM = /\b(?:condo(?:minium)?s?|co-?owner|unit owners?)\b/i;
const PLANNED =
  /\b(?:planned communit(?:y|ies)|home ?owners?['’]? associations?|property owners?['’]? associations?|[hp]oas?|subdivisions?|detached)\b/i;

/** The kind of community that a question tells, if it does: a 'condo HOA' is a condominium. */
export function kindTold(question: string): 'condominium' | 'planned-community' | undefined {
  if (CONDOMINIUM.test(question)) return 'condominium';
  return PLANNED.test(question) ? 'planned-community' : undefined;
}

/** A question without the states and communities that it names: they say whose rule is wanted. */
export function withoutWhose(question: string): string {
  const written = asWritten(withStateNames(question))
    .replaceAll(OUSTED, '$1 remove')
    .replaceAll(TALKING, 'speak');
  let plain = written.replaceAll(ASSOCIATION, ' ');
  for (const state of askedStates(question)) {
    plain = plain.replaceAll(new RegExp(`\\b${state}(?:n|['’]s)?\\b`, 'gi'), ' ');
  }
  return plain;
}

const OF_ALL_RULES =
  'law state statute legal house home owner community allow live maximum minimum max min';
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
