import { FEDERAL, jurisdiction, type State } from '../jurisdictions.ts';
import type { LawAct, LawFact, LawFactsRequest, LawNotice, LawState } from '../schemas/law.ts';
import { LAW_QUESTIONS } from './law-questions.ts';
import { readDate } from './law-text.ts';

/** Everything that is known of the law: the only place where a figure of a state is written. */
export interface LawTable {
  facts: readonly LawFact[];
  /** What people ask of a rule, in their words, by its id: for finding it, shown nowhere. */
  asked: ReadonlyMap<string, readonly string[]>;
  /** The acts of each state by its two letters. */
  acts: ReadonlyMap<string, readonly LawAct[]>;
  /** Changes ahead. */
  notices: readonly LawNotice[];
}

export const EMPTY_LAW: LawTable = { facts: [], asked: new Map(), acts: new Map(), notices: [] };

const QUESTION_ORDER = new Map(LAW_QUESTIONS.map(({ id }, index) => [id, index]));

/** Federal law first, then the states by name; within a state in the order of the questions. */
export function inLawOrder(facts: readonly LawFact[]): LawFact[] {
  const place = ({ state }: LawFact) => (state === FEDERAL ? '' : jurisdiction(state).name);
  const question = (fact: LawFact) => QUESTION_ORDER.get(fact.question) ?? 0;
  return facts.toSorted(
    (a, b) => place(a).localeCompare(place(b), 'en') || question(a) - question(b),
  );
}

/** The facts of a state, on a question, that bear on a topic: each where it is named. */
export function selectFacts(
  { facts }: LawTable,
  { state, question, topic }: LawFactsRequest,
): LawFact[] {
  return facts.filter(
    (fact) =>
      (state === undefined || fact.state === state) &&
      (question === undefined || fact.question === question) &&
      (topic === undefined || fact.topics.includes(topic)),
  );
}

/** How much the table holds of a state or of federal law. */
export function summariseState(table: LawTable, { code, name, slug }: State): LawState {
  const facts = selectFacts(table, { state: code });
  const checked = facts.filter(({ verification }) => verification === 'checked').length;
  const dates = facts.flatMap((fact) => readDate(fact) ?? []).sort();
  return {
    code,
    name,
    slug,
    checked,
    cited: facts.length - checked,
    questions: new Set(facts.map(({ question }) => question)).size,
    newest: dates.at(-1) ?? null,
  };
}

/** What is ahead, the nearest day first, what has none last. */
export function inOrderOfDays(notices: readonly LawNotice[]): LawNotice[] {
  const day = ({ effective = '9' }: LawNotice) => effective;
  return notices.toSorted((a, b) => day(a).localeCompare(day(b)));
}
