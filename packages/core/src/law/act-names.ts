import { jurisdiction } from '../jurisdictions.ts';
import type { LawAct } from '../schemas/law.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';

/** What follows the name itself: which communities it is on, its year. */
const BESIDE_NAME = /\s*(?:[(,:].*| of (?:19|20)\d\d)$/;
/** What kind of law a name ends with. */
const KIND = /^(?:acts?|codes?|laws?|rules?|statutes?)$/;
/** The kind whose letter is left out: the Over-the-Air Reception Devices Rule is 'otard'. */
const UNSAID_KIND = 'rule';
/** Words whose first letters are left out as often as not. */
const BETWEEN = /^(?:and|for|in|of|the|to)$/;
/** Fewer letters stand for too much. */
const INITIALS_CHARS = 3;
const CODE_CHARS = 2;
/** Figures of a citation, after the word that says what they number: 'ch. 209', '§§ 94.550', '605'. */
const NUMBERED = /(ch\.|tit\.|art\.|§+|Stat\.|L\.) (\d[\w.:/-]*)/g;
/** The section at the end of a number in parts; what stands before it is the chapter: '94.550'. */
const SECTION_PART = /[.:/-][\da-z]+$/i;
/** The name of a code, in capitals: 'Nev. Rev. Stat.', 'U.S.C.' */
const CODE = /^(?:\d+ )?((?:\p{Lu}[\p{L}.-]* ?)+)/u;

/** An act with the words and numbers by which people call it. */
export interface ReadAct {
  act: LawAct;
  /** The two letters of whose it is. */
  state: string;
  /** Its name, without what follows it. */
  name: string;
  /** The words of its name that tell it apart: no state, no 'Act'. */
  words: readonly string[];
  /** Its first letters, with those of its state and without: 'poaa'. */
  initials: ReadonlySet<string>;
  /** The same without the kind of law, which is said beside them: the 'poa act'. */
  beforeKind: ReadonlySet<string>;
  /** The first letters of its code: 'nrs', and as some write them: 'rcw'. */
  code: ReadonlySet<string>;
  /** The chapters, titles or acts that it is, in small letters. */
  numbers: ReadonlySet<string>;
}

/** Whether a word only says that something is law. */
export function isKindOfLaw(form: string): boolean {
  return KIND.test(form);
}

function firstLetters(forms: readonly string[]): string {
  return forms.map((form) => form[0] ?? '').join('');
}

/** The first letters of some names, with and without those of 'of' and the like. */
function initialsOf(names: readonly (readonly string[])[]): Set<string> {
  const initials = names.flatMap((name) => [
    firstLetters(name),
    firstLetters(name.filter((form) => !BETWEEN.test(form))),
  ]);
  return new Set(initials.filter(({ length }) => length >= INITIALS_CHARS));
}

/** The first letters of a code, as they stand and with those of the state last: 'wrc' is 'rcw'. */
function codeLetters(citation: string): string[] {
  const name = CODE.exec(citation)?.[1] ?? '';
  const letters = [...name.matchAll(/\p{Lu}/gu)].join('').toLowerCase();
  return [letters, `${letters.slice(1)}${letters.slice(0, 1)}`];
}

function numbersOf(citation: string): string[] {
  return [...citation.matchAll(NUMBERED)].map(([, kind = '', number = '']) => {
    const isSection = kind.startsWith('§');
    return (isSection ? number.replace(SECTION_PART, '') : number).toLowerCase();
  });
}

/** Reads the name and the citation of an act. */
export function readAct(act: LawAct, state: string): ReadAct {
  const own = jurisdiction(state).name.toLowerCase().split(' ');
  const name = act.name.replace(BESIDE_NAME, '');
  const forms = wordsOf(name).map(({ form }) => form);
  const withoutState = forms.filter((form) => !own.includes(form));
  const kind = forms.at(-1) ?? '';
  // A heading of a code that is no act's name is not called by its letters.
  const names = isKindOfLaw(kind) ? [forms, withoutState] : [];
  const beforeKind = names.map((name) => name.slice(0, -1));
  return {
    act,
    state,
    name,
    words: withoutState.filter((form) => !isKindOfLaw(form) && !isStopWord(form)),
    initials: initialsOf(kind === UNSAID_KIND ? beforeKind : names),
    beforeKind: initialsOf(beforeKind),
    code: new Set(codeLetters(act.citation).filter(({ length }) => length >= CODE_CHARS)),
    numbers: new Set(numbersOf(act.citation)),
  };
}
