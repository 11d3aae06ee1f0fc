import { FEDERAL, jurisdiction, STATES, type State, stateByCode } from '../jurisdictions.ts';
import type { LawFact } from '../schemas/law.ts';
import type { PageHit, RuleHit, SearchRequest, SearchResult } from '../schemas/search.ts';
import { isStopWord } from '../search/stop-words.ts';
import { wordsOf } from '../search/words.ts';
import { searchedState, statesOf, withStateNames } from '../text/jurisdictions.ts';
import { citedRules } from './cited-rules.ts';
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

/** A short word after others, which need be no second state where one is written out: 'arizona fl'. */
const SHORT_LAST = /(?<!\b(?:and|or|to|vs|versus)|[,.])\s+[a-z]{2,5}$/i;

/** The state that a search names; its last word may only begin as the short form of another does. */
function namedIn(query: string): State | undefined {
  const named = searchedState(query);
  if (named !== undefined || statesOf(query).size !== 1) return named;
  return searchedState(query.replace(SHORT_LAST, ''));
}

/** Letters from which on a state may be meant, and from which on hardly anything else is. */
const BEGINNING_CHARS = 4;
const SURE_CHARS = 6;

/** The page of the one state that a search is the beginning of: 'califor', but no 'district'. */
function begunPages(query: string): PageHit[] {
  const typed = query.trimStart().toLowerCase();
  if (typed.length < BEGINNING_CHARS) return [];
  const begun = STATES.filter(({ name }) => name.toLowerCase().startsWith(typed));
  const [state] = begun;
  if (state === undefined || begun.length > 1) return [];
  if (state.name[typed.length] === ' ') return [];
  return [{ ...pageHit(state, query), isNamed: typed.length >= SURE_CHARS }];
}

function pageHit(state: State, query: string): PageHit {
  const { path, title, description } = statePage(state);
  return { title, description, url: path, kind: 'law', isNamed: isStateAlone(query, state) };
}

/** The state that all of some rules are of, if it is one. */
function onlyState(rules: readonly LawFact[]): State | undefined {
  const codes = new Set(rules.map(({ state }) => state));
  const [code] = codes;
  return codes.size === 1 && code !== FEDERAL ? stateByCode(code ?? '') : undefined;
}

/**
 * What the table of the law holds for a search: the rules of a section that it names by its number;
 * else those of the state that it names, or that was chosen; and the page of a state that the words
 * name or begin.
 */
export function searchLaw(
  { q, state: chosen }: SearchRequest,
  index: FactIndex,
): Pick<SearchResult, 'rules' | 'pages' | 'namedState'> {
  const named = namedIn(q);
  const cited = citedRules(withStateNames(q), index.facts, named, chosen);
  if (cited.length > 0) {
    const state = named ?? onlyState(cited);
    return {
      rules: cited.slice(0, MOST_RULES).map(ruleHit),
      pages: state === undefined ? [] : [pageHit(state, q)],
      namedState: state?.code ?? null,
    };
  }
  const state = named ?? (chosen === undefined ? undefined : stateByCode(chosen));
  if (state === undefined) return { rules: [], pages: begunPages(q), namedState: null };
  const found = index
    .find(q, new Set([state.code]))
    .filter(({ likelihood }) => likelihood >= RULE_BEARS);
  return {
    rules: found.slice(0, MOST_RULES).map(({ fact }) => ruleHit(fact)),
    pages: named === undefined ? begunPages(q) : [pageHit(named, q)],
    namedState: named?.code ?? null,
  };
}
