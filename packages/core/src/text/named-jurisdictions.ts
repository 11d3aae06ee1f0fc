import { STATES, stateByName } from '../jurisdictions.ts';
import { CODE_ABBREVIATIONS, STATE_ABBREVIATIONS } from './law-abbreviations.ts';

/** Bodies of law that are no state: what they say holds in many places. */
const NO_STATE = new Set(['federal', 'ucioa']);

/** Where the law of a sentence holds, as a text may name it. */
export const JURISDICTION_NAMES: readonly string[] = [
  ...STATES.map(({ name }) => name.toLowerCase()),
  ...NO_STATE,
];

/** What else follows in the names of codes, and may end a sentence as a word: 'I have a Lab. May they ...' */
const WORDS_OF_CODES = ['Code', 'Codified', 'Health', 'Lab', 'Laws', 'Penal', 'Water'];
/** A short form is one only before the rest of a code's name: 'Tex. Water Code', not 'Tex.' */
const CODE_FOLLOWS = String.raw`\. (?:${[...CODE_ABBREVIATIONS, ...WORDS_OF_CODES].join('|')})`;
/** Short forms that end sentences as words: 'help me. Water leaks', '$90 per mo. Taxes'. */
const ALSO_WORDS = new Set(['ill', 'la', 'mass', 'me', 'mo', 'or', 'wash']);
/** Such a one wants what is shortened too: 'Or. Rev. Stat.' */
const SHORT_FOLLOWS = String.raw`\. (?:${CODE_ABBREVIATIONS.join('|')})\.`;

/** By the short form of a state in small letters, as people quote a code: 'tex. prop. code 209.006'. */
const NAME_OF_SHORT = new Map(
  STATES.flatMap(({ code, name }) => {
    const short = STATE_ABBREVIATIONS[code];
    return short === undefined ? [] : [[short.toLowerCase(), name.toLowerCase()] as const];
  }),
);
const SHORT = [...NAME_OF_SHORT.keys()].map(
  (short) =>
    `${short.replaceAll('.', String.raw`\.`)}(?=${ALSO_WORDS.has(short) ? SHORT_FOLLOWS : CODE_FOLLOWS})`,
);
const JURISDICTION = new RegExp(
  String.raw`\b(?:((?:${JURISDICTION_NAMES.join('|')}))(?:n|['’]s)?\b|(${SHORT.join('|')}))`,
  'gi',
);

/**
 * The states and bodies of law that a text names, in small letters, also by their codes: 'Fla. Stat.'
 * is Florida.
 */
export function jurisdictionsOf(text: string): Set<string> {
  const named = new Set<string>();
  for (const [, name, short] of text.matchAll(JURISDICTION)) {
    const jurisdiction = name?.toLowerCase() ?? NAME_OF_SHORT.get(short?.toLowerCase() ?? '');
    if (jurisdiction !== undefined) named.add(jurisdiction);
  }
  return named;
}

/** The states alone that a text names. */
export function statesOf(text: string): Set<string> {
  return new Set([...jurisdictionsOf(text)].filter((one) => !NO_STATE.has(one)));
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
