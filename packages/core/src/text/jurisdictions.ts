import { STATES, type State, stateByCode, stateByName } from '../jurisdictions.ts';
import { stateOfFirstCity, withStatesOfCities } from './cities.ts';
import { misspelledFrom } from './misspelled.ts';

/** The short forms of states in the names of their codes, 'Fla. Stat.', without the last full stop. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  AL: 'Ala',
  AZ: 'Ariz',
  AR: 'Ark',
  CA: 'Cal',
  CO: 'Colo',
  CT: 'Conn',
  DE: 'Del',
  DC: 'D.C',
  FL: 'Fla',
  GA: 'Ga',
  HI: 'Haw',
  IL: 'Ill',
  IN: 'Ind',
  KS: 'Kan',
  KY: 'Ky',
  LA: 'La',
  ME: 'Me',
  MD: 'Md',
  MA: 'Mass',
  MI: 'Mich',
  MN: 'Minn',
  MS: 'Miss',
  MO: 'Mo',
  MT: 'Mont',
  NE: 'Neb',
  NV: 'Nev',
  NH: 'N.H',
  NJ: 'N.J',
  NM: 'N.M',
  NY: 'N.Y',
  NC: 'N.C',
  ND: 'N.D',
  OK: 'Okla',
  OR: 'Or',
  PA: 'Pa',
  RI: 'R.I',
  SC: 'S.C',
  SD: 'S.D',
  TN: 'Tenn',
  TX: 'Tex',
  VT: 'Vt',
  VA: 'Va',
  WA: 'Wash',
  WV: 'W. Va',
  WI: 'Wis',
  WY: 'Wyo',
};

/** Bodies of law that are no state: what they say holds in many places. */
const NO_STATE = new Set(['federal', 'ucioa']);

/** Where the law of a sentence holds, as a text may name it. */
const NAMES = [...STATES.map(({ name }) => name.toLowerCase()), ...NO_STATE];

/** A short form is one only before the rest of a code's name: 'Or. Rev. Stat.', not 'Or.' */
const CODE_FOLLOWS = String.raw`\. (?:Admin|Bus|Cent|Civ|Code|Codified|Comp|Cons|Const|Corp|Elec|Evid|Fam|Gen|Gov|Health|Ins|Lab|Laws|Loc|Occ|Penal|Prop|Pub|Real|Rev|Stat|Tax|Transp|Veh|Water)`;

const NAME_OF_SHORT = new Map(
  STATES.flatMap(({ code, name }) => {
    const short = SHORT_FORMS[code];
    return short === undefined ? [] : [[short, name.toLowerCase()] as const];
  }),
);
/** In small letters, as people quote a code: 'tex. prop. code 209.006'. */
const NAME_OF_SMALL = new Map(
  [...NAME_OF_SHORT].map(([short, name]) => [short.toLowerCase(), name]),
);
const SHORT = [...NAME_OF_SHORT.keys()].map((short) => short.replaceAll('.', String.raw`\.`));
const JURISDICTION = new RegExp(
  String.raw`\b(?:((?:${NAMES.join('|')}))(?:n|['’]s)?\b|(?:(${SHORT.join('|')})${CODE_FOLLOWS}))`,
  'gi',
);

/**
 * The states and bodies of law that a text names, in small letters, also by their codes: 'Fla. Stat.'
 * is Florida.
 */
export function jurisdictionsOf(text: string): Set<string> {
  const named = new Set<string>();
  for (const [, name, short] of text.matchAll(JURISDICTION)) {
    const jurisdiction = name?.toLowerCase() ?? NAME_OF_SMALL.get(short?.toLowerCase() ?? '');
    if (jurisdiction !== undefined) named.add(jurisdiction);
  }
  return named;
}

/** The states alone that a text names. */
export function statesOf(text: string): Set<string> {
  return new Set([...jurisdictionsOf(text)].filter((one) => !NO_STATE.has(one)));
}

/** Postal codes that are English words, and those that stand for something else in capitals. */
const ENGLISH_WORDS = new Set('AL CO DE HI ID IN LA MA ME OH OK OR PA'.split(' '));
/** Those that mean nothing else right before 'hoa' or 'condo'. */
const NEVER_WORDS_THERE = new Set('CO ID MA PA'.split(' '));
/** Those that are no word after 'in': 'our condo in pa'. */
const NEVER_WORDS_AFTER_IN = new Set('MA OH PA'.split(' '));
/** Those that stand for nothing else in small letters either. */
const NEVER_WORDS = new Set('AZ GA IL KS KY MN NC NH NJ NM NV NY SC TN TX UT WA WI WV'.split(' '));
const OTHER_CAPITALS = new Set('AR CT MD MS MT NE SD VA'.split(' '));
/** 'in TX', 'Tampa, FL'. */
const CODE_IN_A_PLACE = /(?:\bin |, ?)([a-z]{2})\b(?! [a-z]+ing\b)/gi;
/** 'TX', 'fl hoa', 'VA law': a code beside what only a state or its communities have. */
const CODE_ALONE =
  /(?<!\d(?:st|nd|rd|th) )\b([a-z]{2})\b(?!['’-])(?=( (?:hoa|coa|poa|condo|condominium|planned communit(?:y|ie)|co-?op|townho(?:me|use)|law|laws|statute|statutes|homeowners?|association)s?\b)?)/gi;
/** 'Richmond VA': after the name of a town even what stands for something else elsewhere. */
const CODE_AFTER_A_TOWN =
  /(?<=\b(?:[A-Z][a-z]{3,}|(?:in|near|outside) [a-z]{3,}) )(?:AL|CT|DE|MA|MD|MT|NE|OH|PA|SD|VA)\b(?! loans?\b)/g;
/** 'ny can the board ...', '... without a hearing tx': no 'mi casa', no '2nd fl'. */
const CODE_AT_AN_END =
  /^(?!mi\b)[a-z]{2}(?= [a-z])|(?<=[a-z] )(?<!\d(?:st|nd|rd|th) )(?!mi\b)[a-z]{2}(?=\W*$)/g;
const COLLOQUIAL =
  /\b(?:(fla|calif|mass(?= (?:condo|hoa|law|trustees|general law))|(?<=\bin |, )mass(?=\W*$|[.,;?!])|(?<=in )L\.?A)\b\.?|(?:washington,? )?(?:d\.c\.|d\.?c\b))/gi;
const STATE_OF_COLLOQUIAL: Record<string, string> = {
  fla: 'Florida',
  calif: 'California',
  mass: 'Massachusetts',
  // 'In LA' is Los Angeles to most who write it; Louisiana is 'New Orleans, LA'.
  la: 'California',
};
/** Short forms that are words, or that stand for something else, after 'in' too. */
const NEVER_SHORT = new Set(['La', 'Me', 'Or']);
const SHORT_ENOUGH = [...NAME_OF_SHORT.keys()]
  .filter((short) => !NEVER_SHORT.has(short))
  .map((short) => short.replaceAll('.', String.raw`\.`).replace(' ', ' ?'));
/** 'In Ark.', 'Mobile, Ala.', 'Cary N.C.': short forms from before the postal codes; 'in Del Webb' is none. */
const SHORT_IN_A_PLACE = new RegExp(
  String.raw`(?:(?<=\b[Ii]n |, ?)(?:${SHORT_ENOUGH.join('|')})\b\.?|\b(?:N\.[CDHJMY]|R\.I|S\.[CD]|W\. ?Va)\.)(?! [A-Z])`,
  'g',
);
/** A city that has the name of a state it is not in. */
const NAMESAKE =
  /\bkansas city\b(?=,? (?:mo\b|missouri))|\bkentucky(?= blue ?grass)|\bvirginia(?= creeper)/gi;

/** The state of a code that stands for nothing else, whatever its capitals. */
function stateOfClearCode(code: string): State | undefined {
  const capital = code.toUpperCase();
  const isUnclear = ENGLISH_WORDS.has(capital) || OTHER_CAPITALS.has(capital);
  return isUnclear ? undefined : stateByCode(capital);
}

/** The name of the state whose code stands so in a question; undefined for what is no state. */
function stateOfCode(code: string, isBesideLaw: boolean): string | undefined {
  const capital = code.toUpperCase();
  const isShouted = code === capital ? !OTHER_CAPITALS.has(capital) : NEVER_WORDS.has(capital);
  const isBeside = isBesideLaw && (code === capital || NEVER_WORDS_THERE.has(capital));
  if (ENGLISH_WORDS.has(capital) ? !isBeside : !(isBesideLaw || isShouted)) {
    return undefined;
  }
  return stateByCode(capital)?.name;
}

/** The word of a state's name that a word in small letters is a misspelling of, if it is one. */
const meantName = misspelledFrom(
  NAMES.flatMap((name) => name.split(' ')).filter(
    (word) => !/^(?:district|columbia|federal)$/.test(word),
  ),
);

/** A question with the misspelled names of states as they are written. */
function withSpelledNames(question: string): string {
  return question.replace(/[a-z]{5,15}/gi, (word) => meantName(word.toLowerCase()) ?? word);
}

/**
 * A question with the names of the states that it writes as codes or means by a city: 'fl hoa fines'
 * is 'Florida hoa fines', 'Tampa, FL' is 'Tampa, Florida', and so is 'Tampa' in a question that names
 * no state; 'Washington, DC' is no Washington.
 */
export function withStateNames(question: string): string {
  const named = withNamesOfCodes(question);
  return statesOf(named).size > 0 ? named : withStatesOfCities(named);
}

function withNamesOfCodes(question: string): string {
  return withSpelledNames(question)
    .replace(NAMESAKE, ' ')
    .replace(COLLOQUIAL, (_, name?: string) =>
      name === undefined
        ? 'District of Columbia'
        : (STATE_OF_COLLOQUIAL[name.toLowerCase().replace('.', '')] ?? ''),
    )
    .replace(SHORT_IN_A_PLACE, (short) => {
      const name = NAME_OF_SHORT.get(short.replace(/\.$/, '').replace(/^W\.(?=Va)/, 'W. '));
      return name === undefined ? short : jurisdictionTitle(name);
    })
    .replace(CODE_IN_A_PLACE, (found, code: string) => {
      const capital = code.toUpperCase();
      const name = stateByCode(capital)?.name;
      const isMeant =
        code === capital || !ENGLISH_WORDS.has(capital) || NEVER_WORDS_AFTER_IN.has(capital);
      return name !== undefined && isMeant ? found.slice(0, -code.length) + name : found;
    })
    .replace(CODE_AFTER_A_TOWN, (code) => stateByCode(code)?.name ?? code)
    .replace(CODE_AT_AN_END, (code) => stateOfClearCode(code)?.name ?? code)
    .replace(
      CODE_ALONE,
      (code: string, _code: string, beside?: string) =>
        stateOfCode(code, beside !== undefined) ?? code,
    );
}

/** The states that a visitor names, also as 'in TX', 'Tampa, FL', 'fl hoa' or 'fla'. */
export function askedStates(question: string): Set<string> {
  return statesOf(withStateNames(question));
}

/** The one state that a search names, also by a code at an end or a city first: 'fine cap tx'. */
export function searchedState(query: string): State | undefined {
  const named = askedStates(query);
  const [name] = named;
  if (name !== undefined) return named.size === 1 ? stateByName(name) : undefined;
  const words = query.trim().split(/\s+/);
  const [ofCode] = [words[0], words.at(-1)].flatMap((word = '') => stateOfClearCode(word) ?? []);
  if (ofCode !== undefined) return ofCode;
  const state = stateOfFirstCity(query);
  return state === undefined ? undefined : stateByName(state);
}

/** A jurisdiction as it is written in a sentence: 'new york' is 'New York'. */
export function jurisdictionTitle(jurisdiction: string): string {
  return stateByName(jurisdiction)?.name ?? jurisdiction;
}

/** The question without the states it names, 'in' them too: they choose among passages instead of finding them. */
export function withoutStates(text: string, states: ReadonlySet<string>): string {
  let plain = text;
  for (const state of states) {
    plain = plain.replaceAll(new RegExp(`(?:\\b(?:here )?in )?\\b${state}\\b`, 'gi'), ' ');
  }
  return plain;
}
