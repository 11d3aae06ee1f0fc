import { jurisdiction, type State, stateByCode } from '../jurisdictions.ts';
import type { LawFact } from '../schemas/law.ts';
import type { PageHit, RuleHit, SearchRequest, SearchResult } from '../schemas/search.ts';
import { isStopWord } from '../search/stop-words.ts';
import { wordsOf } from '../search/words.ts';
import { searchedState, withStateNames } from '../text/jurisdictions.ts';
import type { FactIndex } from './fact-index.ts';
import { RULE_BEARS } from './fact-weights.ts';
import { statePage } from './law-pages.ts';
import { lawQuestion } from './law-questions.ts';
import { citationText } from './law-text.ts';

const MOST_RULES = 3;

/** Where a fact stands on this site: '/law/texas#tx-fine-cap'. */
export function factPath({ state, id }: LawFact): string {
  return `${statePage(jurisdiction(state)).path}#${id}`;
}

function ruleHit(fact: LawFact): RuleHit {
  const { id, state, community, statement, verification, textDate } = fact;
  return {
    ...{ id, state, community, statement, verification, textDate },
    name: jurisdiction(state).name,
    label: lawQuestion(fact.question)?.label ?? fact.question,
    url: factPath(fact),
    citation: citationText(fact.citation),
    source: fact.url,
  };
}

/** What may stand beside the name of a state in a search for its law as a whole. */
const ON_ALL_LAW = /^(?:laws?|statutes?|acts?|rules?|codes?|states?|hoas?|associations?|condos?)$/;

/** Whether a search says a state and nothing of what its law is on: 'florida', 'california law'. */
function isStateAlone(query: string, { name, code }: State): boolean {
  const state = `${name} ${code}`.toLowerCase().split(' ');
  return wordsOf(withStateNames(query)).every(
    ({ form }) => state.includes(form) || isStopWord(form) || ON_ALL_LAW.test(form),
  );
}

function pageHit(state: State, query: string): PageHit {
  const { path, title, description } = statePage(state);
  return { title, description, url: path, kind: 'law', isNamed: isStateAlone(query, state) };
}

/**
 * What the table of the law holds for a search on one state: its rules, and the page of a state that
 * the words name. Nothing for a search that names no state where none was chosen.
 */
export function searchLaw(
  { q, state: chosen }: SearchRequest,
  index: FactIndex,
): Pick<SearchResult, 'rules' | 'pages' | 'namedState'> {
  const named = searchedState(q);
  const state = named ?? (chosen === undefined ? undefined : stateByCode(chosen));
  if (state === undefined) return { rules: [], pages: [], namedState: null };
  const found = index
    .find(q, new Set([state.code]))
    .filter(({ likelihood }) => likelihood >= RULE_BEARS);
  return {
    rules: found.slice(0, MOST_RULES).map(({ fact }) => ruleHit(fact)),
    pages: named === undefined ? [] : [pageHit(named, q)],
    namedState: named?.code ?? null,
  };
}
