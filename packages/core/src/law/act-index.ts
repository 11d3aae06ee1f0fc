import { isAmong } from '../search/words/said-word.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';
import { isKindOfLaw, type ReadAct, readAct } from './act-names.ts';
import type { LawTable } from './law-table.ts';
import type { RuleWords } from './rule-words.ts';

/** A number with what may say that it is one of law: 'chapter 209', 'ch. 720', 'nrs 116', 'act 720'. */
const NUMBERED = /\b([a-z]+)\.? *(?<![\w.-])(\d[\da-z]*(?:[.:-][\da-z]+)*)(?![\w.])/gi;
const SAYS_NUMBER = /^(?:acts?|art|articles?|ch|chapters?|chap|tit|titles?)$/;
/** So many letters stand for one name alone, and so many begin a word of it, or the last one. */
const SURE_INITIALS = 4;
const BEGINNING_CHARS = 4;
const NEXT_CHARS = 2;
/** So much of a name is said by who means the act: 'solar law' is not that on solar rights. */
const SHARE_MIN = 2 / 3;
/** So many words of a name, one of them proper, say it without calling it an act. */
const NAMING_WORDS = 2;

/** The acts that some words name. */
export interface NamedActs {
  acts: readonly ReadAct[];
  /** Whether hardly anything else is meant. */
  isSure: boolean;
  /** What the words say besides. */
  rest: string;
}

/** The acts of the law, found as people call them: by name, by its letters, by chapter. */
export class ActIndex {
  readonly #acts: readonly ReadAct[];
  /** The states that have an act with a word in its name. */
  readonly #statesOf = new Map<string, Set<string>>();
  /** The words that acts of one state alone have, and that rules seldom use. */
  #proper: readonly string[] | undefined;

  constructor(acts: LawTable['acts']) {
    this.#acts = [...acts].flatMap(([state, own]) => own.map((act) => readAct(act, state)));
    for (const { words, state } of this.#acts) {
      for (const word of words) {
        this.#statesOf.set(word, (this.#statesOf.get(word) ?? new Set()).add(state));
      }
    }
  }

  /**
   * The acts that a search names, of whatever state.
   *
   * @param query without the names of states
   * @param rules the words that the rules use: what they seldom say may be a proper name
   */
  find(query: string, rules: RuleWords): NamedActs | undefined {
    return this.#byNumber(query) ?? this.#byInitials(query, rules) ?? this.#byName(query, rules);
  }

  #byNumber(query: string): NamedActs | undefined {
    for (const [said, mark = '', number = ''] of query.matchAll(NUMBERED)) {
      const [kind, wanted] = [mark.toLowerCase(), number.toLowerCase()];
      const acts = this.#acts.filter(
        ({ numbers, code }) => numbers.has(wanted) && (SAYS_NUMBER.test(kind) || code.has(kind)),
      );
      if (acts.length > 0) return { acts, isSure: true, rest: query.replace(said, ' ') };
    }
    return undefined;
  }

  #byInitials(query: string, rules: RuleWords): NamedActs | undefined {
    const words = wordsOf(query);
    const hasKind = words.some(({ form }) => isKindOfLaw(form));
    for (const { form, from, to } of words) {
      if (form.length < SURE_INITIALS && !hasKind && rules.isCommon(form)) continue;
      const acts = this.#acts.filter(
        ({ initials, beforeKind }) => initials.has(form) || (hasKind && beforeKind.has(form)),
      );
      if (acts.length === 0) continue;
      const rest = `${query.slice(0, from)} ${query.slice(to)}`;
      return { acts, isSure: hasKind || form.length >= SURE_INITIALS, rest: withoutKinds(rest) };
    }
    return undefined;
  }

  #byName(query: string, rules: RuleWords): NamedActs | undefined {
    const words = wordsOf(query);
    const hasKind = words.some(({ form }) => isKindOfLaw(form));
    const matter = words
      .filter(({ form }) => !isStopWord(form) && !isKindOfLaw(form))
      .map(({ form, to }) => ({
        form,
        openFrom: to === query.length ? NEXT_CHARS : BEGINNING_CHARS,
        isProper: this.#isProper(form, rules),
      }));
    if (!hasKind && !matter.some(({ isProper }) => isProper)) return undefined;
    const acts = this.#acts.filter((act) => {
      const said = matter.filter((word) => isAmong(word, act.words));
      const hasProper = said.some(({ isProper }) => isProper);
      if (hasProper && said.length >= NAMING_WORDS) return true;
      const isWhole = hasProper || said.length >= SHARE_MIN * act.words.length;
      return hasKind && isWhole && said.length > 0 && said.length === matter.length;
    });
    if (acts.length === 0) return undefined;
    const names = acts.flatMap((act) => act.words);
    const others = matter.filter((word) => !isAmong(word, names));
    return { acts, isSure: true, rest: others.map(({ form }) => form).join(' ') };
  }

  /** Whether a word is, or begins or misspells, one that only the name of one state's act has. */
  #isProper(form: string, rules: RuleWords): boolean {
    if (form.length < BEGINNING_CHARS || rules.isCommon(form)) return false;
    this.#proper ??= [...this.#statesOf].flatMap(([word, states]) =>
      states.size === 1 && !rules.isCommon(word) ? [word] : [],
    );
    return isAmong({ form, openFrom: BEGINNING_CHARS }, this.#proper);
  }
}

function withoutKinds(text: string): string {
  return wordsOf(text)
    .filter(({ form }) => !isKindOfLaw(form) && !isStopWord(form))
    .map(({ form }) => form)
    .join(' ');
}

const indexes = new WeakMap<LawTable['acts'], ActIndex>();

/** The index of some acts, made once for all who search them. */
export function actIndexOf(acts: LawTable['acts']): ActIndex {
  const index = indexes.get(acts) ?? new ActIndex(acts);
  indexes.set(acts, index);
  return index;
}
