import { STATES, type State, stateByName } from '../jurisdictions.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';
import type { RuleWords } from './rule-words.ts';

/** Letters from which on a state may be meant. */
const STATE_CHARS = 4;
/** Words that the name of a state has at most, but for that of the capital. */
const NAME_MAX_WORDS = 2;

/**
 * The one state whose name some letters begin: 'texa', 'new jer'. Undefined for the first word alone
 * of a name of two, 'rhode', and for fewer than four letters.
 */
export function begunState(beginning: string): State | undefined {
  if (beginning.length < STATE_CHARS) return undefined;
  const begun = STATES.filter(({ name }) => name.toLowerCase().startsWith(beginning));
  const [state] = begun;
  if (state === undefined || begun.length > 1) return undefined;
  return state.name[beginning.length] === ' ' ? undefined : state;
}

/**
 * A search with the state written out whose name its last words begin after others, while they are
 * typed: 'fine cap flor'. A word by itself is none: 'fence color'.
 */
export function withBegunState(query: string, rules: RuleWords): string {
  const words = wordsOf(query);
  if (words.at(-1)?.to !== query.length) return query;
  for (let count = Math.min(NAME_MAX_WORDS, words.length - 1); count > 0; count--) {
    const from = words.at(-count)?.from;
    const beginning = query.slice(from).toLowerCase();
    const state = stateByName(beginning) ?? begunState(beginning);
    if (state !== undefined && !rules.knows(beginning)) {
      return `${query.slice(0, from)}${state.name}`;
    }
  }
  return query;
}

/** A search with its last word as it most likely goes on while it is typed: 'texas fin'. */
export function withBegunWord(query: string, rules: RuleWords): string {
  const last = wordsOf(query).at(-1);
  if (last === undefined || last.to < query.length || isStopWord(last.form)) return query;
  const whole = rules.completed(last.form);
  return whole === undefined ? query : `${query.slice(0, last.from)}${whole}`;
}
