import { FEDERAL, STATES } from '../jurisdictions.ts';
import type { FactIndex } from '../law/fact-index.ts';
import type { LawFact } from '../schemas/law.ts';
import type { Retrieval } from '../search/library-index.ts';
import { jurisdictionTitle } from '../text/jurisdictions.ts';
import { bearingFacts, lackOf, nearRules, type RuleLack } from './choose-fact.ts';
import type { ShownBefore } from './shown-before.ts';

/** What the law says to a question, as an answer tells it. */
export interface RulesOfAnswer {
  /** Those that answer, one for each thing that is asked: they come first. */
  rules: readonly LawFact[];
  /** Whether the conversation has shown the first of them. */
  isRuleAgain: boolean;
  /** Further ones of the asked state. */
  near: readonly LawFact[];
  /** What the first of those that answer leaves open. */
  lack: RuleLack | undefined;
  /** The state that was asked about, where federal law is what answers. */
  holdsIn: string | undefined;
  /** All that bear on it, best first, for a provider. */
  bearing(): LawFact[];
}

/**
 * Whether the answer to a question that names no state is likelier than not to be another one in the
 * state of whoever asks: more than half of the states have a rule of their own that answers it.
 */
export function variesByState(
  { wanted, evidence }: Pick<Retrieval, 'wanted' | 'evidence'>,
  law: FactIndex,
  { whole, earlier }: Pick<AskedOfLaw, 'whole' | 'earlier'>,
): boolean {
  if (wanted.states.size > 0) return false;
  const states = law.statesThatAnswer(whole, { before: earlier, library: evidence.near });
  return 2 * states.length > STATES.length;
}

/** The question that rules are chosen for. */
interface AskedOfLaw {
  whole: string;
  /** The question that it goes on from, if it does. */
  earlier: string | undefined;
  /** Whether its state was chosen on the page rather than named. */
  isStateChosen: boolean;
}

/**
 * What is told of the rules that answer a question. One that was shown is told again: of 269 follow-ups
 * on a state it is what answers 103, and another one is for 7.
 */
export function rulesOfAnswer(
  retrieval: Retrieval,
  law: FactIndex,
  chosen: readonly LawFact[],
  { whole, earlier, isStateChosen }: AskedOfLaw,
  shown: ShownBefore,
): RulesOfAnswer {
  const { wanted } = retrieval;
  const isSaidBefore = ({ statement }: LawFact) => shown.hasWords(statement);
  const rules = [...new Set(chosen)];
  const [first] = rules;
  const bearing = () => bearingFacts(retrieval, law, whole, rules);
  const ofState = wanted.states.size > 0 ? bearing().filter(({ state }) => state !== FEDERAL) : [];
  const [named] = isStateChosen ? [] : wanted.states;
  const isFederal = first?.state === FEDERAL;
  return {
    rules,
    isRuleAgain: first !== undefined && isSaidBefore(first),
    near: nearRules(ofState, rules, { whole, earlier }, isSaidBefore),
    lack: first && lackOf(first, law, retrieval, { whole, earlier, isStateChosen }),
    holdsIn: named !== undefined && isFederal ? jurisdictionTitle(named) : undefined,
    bearing,
  };
}
