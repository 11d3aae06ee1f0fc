import { STATES, type State, stateByName } from '../jurisdictions.ts';
import { Remembered } from '../remembered.ts';
import { stateOfFirstCity, withoutCities, withStatesOfCities } from './cities.ts';
import { COMMUNITY_WORDS } from './community-words.ts';
import { STATE_ABBREVIATIONS } from './law-abbreviations.ts';
import { misspelledFrom } from './misspelled.ts';
import { JURISDICTION_NAMES, statesOf, withoutStates } from './named-jurisdictions.ts';
import { stateOfClearCode, withNamesOfCodes } from './postal-codes.ts';

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
const NAME_OF_SHORT = new Map(
  STATES.flatMap(({ code, name }) => {
    const short = STATE_ABBREVIATIONS[code];
    return short === undefined || NEVER_SHORT.has(short) ? [] : [[short, name] as const];
  }),
);
const SHORT = [...NAME_OF_SHORT.keys()].map((short) =>
  short.replaceAll('.', String.raw`\.`).replace(' ', ' ?'),
);
/** 'In Ark.', 'Mobile, Ala.', 'Cary N.C.': short forms from before the postal codes; 'in Del Webb' is none. */
const SHORT_IN_A_PLACE = new RegExp(
  String.raw`(?:(?<=\b[Ii]n |, ?)(?:${SHORT.join('|')})\b\.?|\b(?:N\.[CDHJMY]|R\.I|S\.[CD]|W\. ?Va)\.)(?! [A-Z])`,
  'g',
);
/** Short forms that are no words: 'flags hoa colo', 'ariz hoa'; others want their full stop there. */
const NEVER_WORDS = 'ariz|colo|conn|minn|okla|tenn|tex';
const SHORT_FORM = String.raw`(?:(?:${NEVER_WORDS})\b\.?|(?:${SHORT.join('|')})\.)`;
/** 'late fee ariz. hoa', 'condo wash.': a short form beside a community. */
const SHORT_BESIDE_IT = new RegExp(
  String.raw`\b${SHORT_FORM}(?= ${COMMUNITY_WORDS})|(?<=\b${COMMUNITY_WORDS} )${SHORT_FORM}`,
  'gi',
);
const NAME_OF_SMALL = new Map(
  [...NAME_OF_SHORT].map(([short, name]) => [short.toLowerCase(), name]),
);
/** A city that has the name of a state it is not in. */
const NAMESAKE =
  /\bkansas city\b(?=,? (?:mo\b|missouri))|\bkentucky(?= blue ?grass)|\bvirginia(?= creeper)/gi;

const NAMES_OF_STATES = JURISDICTION_NAMES.filter((name) => name !== 'federal').join('|');
/** Somebody of a community who left for a state, whose law is not asked for: 'our treasurer moved to Ohio'. */
const LEFT_FOR = new RegExp(
  String.raw`(\b(?:he|she|who|presidents?|vp|treasurers?|secretary|directors?|managers?|members?|owners?|neighbou?rs?|tenants?|renters?|sellers?|landlords?|developers?|builders?|bookkeepers?|accountants?|lad(?:y|ies)|wom[ae]n|m[ae]n|guys?|persons?)(?: who(?: \w+){1,5}?)? (?:\w+ly |has |have |had |is |are |now |just |then |already |since )*(?:(?:moved?|moving|relocat(?:ed|ing)|retir(?:ed|ing)) (?:away |back |out |off |down |up )?to|(?:now|since) lives? (?:over |out |down )?in) )(?:${NAMES_OF_STATES})\b(?! (?:ave|avenue|street|st|road|unit)\b)`,
  'gi',
);

/** Where somebody lives who owns in another state: 'I live in Ohio but own a condo in Florida'. */
const LIVES_IN = new RegExp(
  String.raw`\b((?:i|we) (?:now |currently |actually )?live in )(?:${NAMES_OF_STATES})(?=,?(?: but| and|,) (?:(?:i|we) )?(?:own|have|rent|bought|inherited)\b)`,
  'gi',
);

/** The word of a state's name that a word in small letters is a misspelling of, if it is one. */
const meantName = misspelledFrom(
  JURISDICTION_NAMES.flatMap((name) => name.split(' ')).filter(
    (word) => !/^(?:district|columbia|federal)$/.test(word),
  ),
);

/** A question with the misspelled names of states as they are written. */
function withSpelledNames(question: string): string {
  return question.replace(/[a-z]{5,15}/gi, (word) => meantName(word.toLowerCase()) ?? word);
}

/** A question with the names of the states that it shortens: 'fla', 'in Mass.', 'Cary, N.C.', 'Tampa, FL'. */
function withNamesOfShortForms(question: string): string {
  const written = withSpelledNames(question)
    .replace(NAMESAKE, ' ')
    .replace(COLLOQUIAL, (_, name?: string) =>
      name === undefined
        ? 'District of Columbia'
        : (STATE_OF_COLLOQUIAL[name.toLowerCase().replace('.', '')] ?? ''),
    )
    .replace(
      SHORT_IN_A_PLACE,
      (short) => NAME_OF_SHORT.get(short.replace(/\.$/, '').replace(/^W\.(?=Va)/, 'W. ')) ?? short,
    );
  const beside = written.replace(
    SHORT_BESIDE_IT,
    (found) => NAME_OF_SMALL.get(found.toLowerCase().replace(/\.$/, '')) ?? found,
  );
  return withNamesOfCodes(beside)
    .replace(LEFT_FOR, '$1another state')
    .replace(LIVES_IN, '$1another state');
}

/** Questions whose states are remembered: each is asked for them many times on the way to its answer. */
const NAMED_MAX = 200;
const named = new Remembered<string, string>(NAMED_MAX);

function nameStates(question: string): string {
  const written = withNamesOfShortForms(question);
  return statesOf(written).size > 0 ? written : withStatesOfCities(written);
}

/**
 * A question with the names of the states that it writes as codes or means by a city: 'fl hoa fines'
 * is 'Florida hoa fines', 'Tampa, FL' is 'Tampa, Florida', and so is 'Tampa' in a question that names
 * no state; 'Washington, DC' is no Washington.
 */
export function withStateNames(question: string): string {
  return named.get(question, nameStates);
}

/** The states that a visitor names, also as 'in TX', 'Tampa, FL', 'fl hoa' or 'fla'. */
export function askedStates(question: string): Set<string> {
  return statesOf(withStateNames(question));
}

/** 'In', of a place that is left out. */
const IN_NO_PLACE = /\b(?:in|near|outside|around) +(?=,|$| )[ ,]*/gi;

/**
 * A text without the states and cities that it names: they choose among passages and rules, and find
 * none.
 */
export function withoutPlaces(text: string): string {
  const written = withStateNames(text);
  const left = withoutStates(withoutCities(written), statesOf(written));
  return left === text ? text : left.replaceAll(IN_NO_PLACE, ' ');
}

/** The one state that a search names, also by a code at an end or a city first: 'fine cap tx'. */
export function searchedState(query: string): State | undefined {
  const asked = askedStates(query);
  const [name] = asked;
  if (name !== undefined) return asked.size === 1 ? stateByName(name) : undefined;
  const words = query.trim().split(/\s+/);
  const [ofCode] = [words[0], words.at(-1)].flatMap((word = '') => stateOfClearCode(word) ?? []);
  if (ofCode !== undefined) return ofCode;
  const state = stateOfFirstCity(query);
  return state === undefined ? undefined : stateByName(state);
}
