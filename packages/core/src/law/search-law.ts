import { FEDERAL, jurisdiction, type State, stateByCode } from '../jurisdictions.ts';
import type { LawFact } from '../schemas/law.ts';
import type { PageHit, RuleHit, SearchRequest, SearchResult } from '../schemas/search.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';
import { searchedState, withStateNames } from '../text/asked-states.ts';
import { statesOf, withoutStates } from '../text/named-jurisdictions.ts';
import { actIndexOf, type NamedActs } from './act-index.ts';
import type { ReadAct } from './act-names.ts';
import { begunState, withBegunState, withBegunWord } from './begun-words.ts';
import { citedRules } from './cited-rules.ts';
import type { FactIndex } from './fact-index.ts';
import { RULE_IS_FOUND } from './fact-weights.ts';
import { factPath, LAW_PAGES, statePage } from './law-pages.ts';
import { questionLabel } from './law-questions.ts';
import { EMPTY_LAW, type LawTable } from './law-table.ts';
import { citationText } from './law-text.ts';

const RULES_MAX = 3;
/** More states than these that have an act of a name are shown as all of them. */
const ACTS_MAX = 4;

/** What the table of the law holds for a search. */
type LawFound = Pick<SearchResult, 'rules' | 'pages' | 'namedState'>;

function ruleHit(fact: LawFact): RuleHit {
  const { id, state, community, cooperatives, statement, verification, textDate } = fact;
  return {
    id,
    state,
    community,
    ...(cooperatives && { cooperatives }),
    statement,
    verification,
    textDate,
    name: jurisdiction(state).name,
    label: questionLabel(fact.question),
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

/** Letters from which on hardly anything but a state is meant. */
const SURE_CHARS = 6;

/** The page of the one state that a search is the beginning of: 'califor', but no 'district'. */
function begunPages(query: string): PageHit[] {
  const typed = query.trimStart().toLowerCase();
  const state = begunState(typed);
  return state === undefined
    ? []
    : [{ ...pageHit(state, query), isNamed: typed.length >= SURE_CHARS }];
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

/** The rules of a state that bear on some words, best first. */
function rulesOn(words: string, state: string, index: FactIndex): RuleHit[] {
  return index
    .find(words, new Set([state]))
    .filter(({ likelihood }) => likelihood >= RULE_IS_FOUND)
    .slice(0, RULES_MAX)
    .map(({ fact }) => ruleHit(fact));
}

/** The page of the state whose an act is, under the name of the act: 'Texas: Uniform Condominium Act'. */
function actHit({ name, state }: ReadAct, isNamed: boolean): PageHit {
  const whose = jurisdiction(state);
  const { path, description } = statePage(whose);
  const title = name.startsWith(whose.name) ? name : `${whose.name}: ${name}`;
  return { title, description, url: path, kind: 'law', isNamed };
}

/** What the acts lead to that a search names: the law of the one state whose they are, or of each of a few. */
function lawOfActs(
  { acts, isSure, rest }: NamedActs,
  index: FactIndex,
  { named, chosen }: { named: State | undefined; chosen: string | undefined },
): LawFound | undefined {
  const ofState = (code: string | undefined) => acts.filter(({ state }) => state === code);
  const own = ofState(named?.code ?? chosen);
  if (named !== undefined && own.length === 0) return undefined;
  const ofEach = Map.groupBy(own.length > 0 ? own : acts, ({ state }) => state);
  const [first, ...others] = [...ofEach.values()].flatMap(([act]) => act ?? []);
  if (first === undefined) return undefined;
  const isFew = others.length < ACTS_MAX;
  const { title, description, path: url } = LAW_PAGES.overview;
  const pages = isFew
    ? [first, ...others].map((act) => actHit(act, isSure))
    : [{ title, description, url, kind: 'law' as const, isNamed: isSure }];
  const state = others.length === 0 && isSure ? stateByCode(first.state) : undefined;
  const rules = state === undefined || rest.trim() === '' ? [] : rulesOn(rest, state.code, index);
  return { rules, pages, namedState: state?.code ?? null };
}

/**
 * What the table of the law holds for a search: the rules of a section that it names by its number;
 * else the act that it names, or the rules of the state that it names or that was chosen; and the
 * page of a state that the words name or begin.
 *
 * @param acts those of each state
 */
export function searchLaw(
  { q, state: chosen }: SearchRequest,
  index: FactIndex,
  acts: LawTable['acts'] = EMPTY_LAW.acts,
): LawFound {
  const whole = namedIn(q);
  const typed = whole === undefined ? withBegunState(q, index.words) : q;
  const named = typed === q ? whole : namedIn(typed);
  const written = withStateNames(typed);
  const cited = citedRules(written, index.facts, named, chosen);
  if (cited.length > 0) {
    const state = named ?? onlyState(cited);
    return {
      rules: cited.slice(0, RULES_MAX).map(ruleHit),
      pages: state === undefined ? [] : [pageHit(state, q)],
      namedState: state?.code ?? null,
    };
  }
  const plain = named === undefined ? written : withoutStates(written, new Set([named.name]));
  const called = actIndexOf(acts).find(plain.trim(), index.words);
  const ofActs = called && lawOfActs(called, index, { named, chosen });
  if (ofActs !== undefined) return ofActs;
  const state = named ?? (chosen === undefined ? undefined : stateByCode(chosen));
  if (state === undefined) return { rules: [], pages: begunPages(q), namedState: null };
  return {
    rules: rulesOn(withBegunWord(typed, index.words), state.code, index),
    pages: named === undefined ? begunPages(q) : [pageHit(named, q)],
    namedState: named?.code ?? null,
  };
}
