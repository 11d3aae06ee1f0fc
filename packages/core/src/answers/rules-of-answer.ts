import { FEDERAL, STATES, stateByName } from '../jurisdictions.ts';
import type { FactIndex } from '../law/fact-index.ts';
import { haveWordOf } from '../law/fact-words.ts';
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
  /** Whether the conversation has told some rule of the asked state. */
  isStateTold: boolean;
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
 * Whether the answer to a question that names no state probably differs in the visitor's state: more
 * than half of the states have a rule of their own that answers it.
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
 * Whether a rule that was found is to be told: always when it is new, and once more where the question
 * has a word of it, or none of any matter ('how long?'). Of 108 follow-ups on a state that would get
 * the rule of before, it answers 77 of 83 of these, and 18 of the 25 others; where their writers had
 * not seen the rules, 5 of 8 at least by half, and none of 3.
 */
export function isWorthTelling(
  fact: LawFact,
  law: FactIndex,
  question: string,
  shown: ShownBefore,
): boolean {
  const times = shown.timesOf(fact.statement);
  return times === 0 || (times === 1 && haveWordOf(question, law.textsOf(fact)));
}

/** What is told of the rules that answer a question. */
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
  const codes = new Set([...wanted.states].map((name) => stateByName(name)?.code));
  return {
    rules,
    isRuleAgain: first !== undefined && isSaidBefore(first),
    isStateTold:
      codes.size > 0 && law.facts.some((fact) => codes.has(fact.state) && isSaidBefore(fact)),
    near: nearRules(ofState, rules, { whole, earlier }, isSaidBefore),
    lack: first && lackOf(first, law, retrieval, { whole, earlier, isStateChosen }),
    holdsIn: named !== undefined && isFederal ? jurisdictionTitle(named) : undefined,
    bearing,
  };
}
