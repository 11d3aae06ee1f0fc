import { FEDERAL, STATES, stateByName } from '../../jurisdictions.ts';
import type { FactIndex } from '../../law/fact-index.ts';
import { haveWordOf } from '../../law/fact-words.ts';
import type { LawFact } from '../../schemas/law.ts';
import { jurisdictionTitle } from '../../text/named-jurisdictions.ts';
import type { AskedInTalk } from '../talk/asked-in-talk.ts';
import type { ShownBefore } from '../talk/shown-before.ts';
import { bearingFacts, chooseRules, nearRules } from './choose-fact.ts';
import { lackOf, type RuleLack } from './rule-lack.ts';

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

/** A question as rules are chosen for it: whole, with the one that it goes on from, if it does. */
function wholeOf({ english, whole }: AskedInTalk) {
  return { whole: english, earlier: whole.about };
}

/**
 * Whether the answer to a question that names no state probably differs in the visitor's state: more
 * than half of the states have a rule of their own that answers it.
 */
export function variesByState(asked: AskedInTalk, law: FactIndex): boolean {
  const { wanted, evidence } = asked.whole.retrieval;
  if (wanted.states.size > 0) return false;
  const { whole, earlier } = wholeOf(asked);
  const states = law.statesThatAnswer(whole, { before: earlier, library: evidence.near });
  return 2 * states.length > STATES.length;
}

/**
 * Whether a rule that was found is to be told: always when it is new, and once more where the question
 * has a word of it, or none of any matter ('how long?'). Of 108 follow-ups on a state that would get
 * the rule of before, it answers 77 of 83 of these, and 18 of the 25 others; where their writers had
 * not seen the rules, 5 of 8 at least by half, and none of 3.
 */
function isWorthTelling(
  fact: LawFact,
  law: FactIndex,
  question: string,
  shown: ShownBefore,
): boolean {
  const times = shown.timesOf(fact.statement);
  return times === 0 || (times === 1 && haveWordOf(question, law.textsOf(fact)));
}

/** The rules that answer a question: those to tell, and those that were told and do not answer it. */
export function chosenRules(
  asked: AskedInTalk,
  law: FactIndex,
): { chosen: readonly LawFact[]; told: readonly LawFact[] } {
  const { asAsked, said, parts, whole, shown } = asked;
  if (asked.asksForWords) return { chosen: [], told: [] };
  const found = chooseRules(whole.retrieval, law, parts, wholeOf(asked));
  const isAskedAgain = said.includes(asAsked);
  const chosen = found.filter((fact) => isAskedAgain || isWorthTelling(fact, law, asAsked, shown));
  return { chosen, told: found.filter((fact) => !chosen.includes(fact)) };
}

/** What is told of the rules that answer a question. */
export function rulesOfAnswer(
  asked: AskedInTalk,
  law: FactIndex,
  chosen: readonly LawFact[],
): RulesOfAnswer {
  const { english, shown, isStateChosen } = asked;
  const { retrieval } = asked.whole;
  const { wanted } = retrieval;
  const isSaidBefore = ({ statement }: LawFact) => shown.hasWords(statement);
  const rules = [...new Set(chosen)];
  const [first, ...others] = rules;
  const bearing = () => bearingFacts(retrieval, law, english, rules);
  const ofState = wanted.states.size > 0 ? bearing().filter(({ state }) => state !== FEDERAL) : [];
  const [named] = isStateChosen ? [] : wanted.states;
  const isFederal = first?.state === FEDERAL;
  const codes = new Set([...wanted.states].map((name) => stateByName(name)?.code));
  return {
    rules,
    isRuleAgain: first !== undefined && isSaidBefore(first),
    isStateTold:
      codes.size > 0 && law.facts.some((fact) => codes.has(fact.state) && isSaidBefore(fact)),
    near: nearRules(ofState, rules, wholeOf(asked), isSaidBefore),
    lack: first && lackOf([first, ...others], law, retrieval, { ...wholeOf(asked), isStateChosen }),
    holdsIn: named !== undefined && isFederal ? jurisdictionTitle(named) : undefined,
    bearing,
  };
}
