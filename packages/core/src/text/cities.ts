import statesOfCities from '../data/cities.json' with { type: 'json' };
import namesakes from '../data/namesakes.json' with { type: 'json' };
import statesOfTowns from '../data/towns.json' with { type: 'json' };
import { STATES, stateByName } from '../jurisdictions.ts';

/** By the small letters of a place, its state. */
function stateByPlace(states: Record<string, readonly string[]>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(states).flatMap(([state, places]) =>
      places.map((place) => [place.toLowerCase(), state] as const),
    ),
  );
}

/**
 * Large cities and well-known places of which a visitor says no state; none that another state has
 * too, unless it is much the smaller one.
 */
const CITIES = stateByPlace(statesOfCities);
/** Smaller ones, many of which are names of people too: 'Katy resigned', 'my neighbor Lawton'. */
const TOWNS = stateByPlace(statesOfTowns);

/** Places that several states have, or that are words: they tell no state, and choose none of its rules. */
const NAMESAKES: ReadonlySet<string> = new Set(namesakes.map((place) => place.toLowerCase()));

/** A bank and insurers that are named after a place, and are none. */
const BUSINESSES = [
  'wells fargo',
  'the hartford',
  'philadelphia insurance',
  'philadelphia indemnity',
];

/** Names as the alternatives of a pattern, of which the longest that stands there counts. */
function anyOfNames(names: readonly string[]): string {
  return names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', String.raw`\.?`))
    .join('|');
}

const NAMES = anyOfNames([...BUSINESSES, ...CITIES.keys(), ...TOWNS.keys()]);
/**
 * A city as a name, 'Reno', or as the place of something, 'in reno', 'reno hoa', 'reno: may they',
 * 'late fee phoenix': no 'our reno'.
 */
const CITY = new RegExp(String.raw`\b(?:${NAMES})(?![\w'’-])`, 'gi');
const IN_A_PLACE = /\b(?:in|on|near|outside|around|from)(?: \w+)?\s$/i;
const ITS_COMMUNITY =
  /^ (?:hoa|coa|poa|condo|condominium|co-?op|townho(?:me|use)|homeowners?|association|law|subdivision|neighborhood|development)s?\b/i;
const STATE_NAMES = STATES.map(({ name }) => name).join('|');
/** What tells no place where a town is a name of people too: 'a letter from Tyler', 'on Madison Avenue'. */
const OF_PEOPLE = /(?<!\b(?:am|are|is|['’]m|['’]re|here) )\bfrom\s$|\bon\s$/i;
const LONGER_NAME = new RegExp(
  String.raw`^ (?!(?:${STATE_NAMES}|HOA|COA|POA|Condos?|Condominiums?|Town\w+)\b)[A-Z][a-z]`,
);
/** A town of several words, each with its capital: 'Bella Vista raised our dues'. */
const LONG_NAME = /^[A-Z]\S*(?:[ -][A-Z]\S*)+$/;

/** The name of a city as the lists have it in small letters. */
function listedName(city: string): string {
  return city.toLowerCase().replace(/^st /, 'st. ');
}

function stateOfCity(city: string): string | undefined {
  return CITIES.get(listedName(city)) ?? TOWNS.get(listedName(city));
}

const IS_ADDRESSED = /^ ?[-–:,]/;
const IS_LAST = /^\W*$/;
/** Where nothing beside it tells, it may be a renovation. */
const NO_CITY_BY_ITSELF = 'reno';

/** The name of the state of a city that a search begins with, however written: 'phoenix late fee'. */
export function stateOfFirstCity(query: string): string | undefined {
  const first = query.trim().match(CITY)?.[0] ?? '';
  const isFirst = first !== NO_CITY_BY_ITSELF && query.trim().startsWith(first);
  return isFirst ? stateOfCity(first) : undefined;
}

/** Whether what stands after a city is its state or that state's code: 'omaha nebraska', 'omaha NE'. */
function isInState(state: string, rest: string): boolean {
  const [, after = ''] = /^,? (.+)/s.exec(rest) ?? [];
  const [, code] = /^([a-z]{2})\b/i.exec(after) ?? [];
  if (code !== undefined && code.toUpperCase() === stateByName(state)?.code) return true;
  return after.toLowerCase().startsWith(state.toLowerCase());
}

/** Whether what stands at a place of a text is a city by its name alone, whatever is said of it. */
function isNameAlone(city: string, index: number, rest: string): boolean {
  if (TOWNS.has(listedName(city))) return LONG_NAME.test(city);
  const isLast = city !== NO_CITY_BY_ITSELF && IS_LAST.test(rest);
  return /^[A-Z]/.test(city) || isLast || (index === 0 && IS_ADDRESSED.test(rest));
}

/** Whether a town stands as a name of people, or in a longer one: 'from Tyler', 'in Lincoln Park'. */
function isOtherName(city: string, before: string, rest: string): boolean {
  if (!TOWNS.has(listedName(city)) || city.includes(' ')) return false;
  return OF_PEOPLE.test(before) || LONGER_NAME.test(rest);
}

/** The cities of a text: each with its place and its state. */
function citiesIn(text: string): { from: number; to: number; state: string }[] {
  return [...text.matchAll(CITY)].flatMap(({ 0: city, index }) => {
    const rest = text.slice(index + city.length);
    const state = stateOfCity(city);
    const before = text.slice(0, index);
    const isName =
      isNameAlone(city, index, rest) ||
      (IN_A_PLACE.test(before) && !isOtherName(city, before, rest)) ||
      ITS_COMMUNITY.test(rest) ||
      (state !== undefined && isInState(state, rest));
    return isName && state !== undefined ? [{ from: index, to: index + city.length, state }] : [];
  });
}

function replaceCities(text: string, replacement: (city: string, state: string) => string): string {
  let written = '';
  let at = 0;
  for (const { from, to, state } of citiesIn(text)) {
    written += text.slice(at, from) + replacement(text.slice(from, to), state);
    at = to;
  }
  return written + text.slice(at);
}

/** A text with the state after each city: 'in Dallas, Texas'. */
export function withStatesOfCities(text: string): string {
  return replaceCities(text, (city, state) => `${city}, ${state}`);
}

/** A place right before its state: 'Glendale Arizona', and of any name with a comma: 'Mount Dora, Florida'. */
const PLACES_OF_STATES = [
  new RegExp(String.raw`\b(?:${anyOfNames(namesakes)}),? (?=(?:${STATE_NAMES})\b)`, 'gi'),
  new RegExp(String.raw`\b(?:[A-Z][a-z.'’-]+ ){0,2}[A-Z][a-z.'’-]+, (?=(?:${STATE_NAMES})\b)`, 'g'),
];

/** A text without the places that it names; the states of these are written out in it. */
export function withoutCities(text: string): string {
  const named = replaceCities(text, () => ' ');
  return PLACES_OF_STATES.reduce((left, place) => left.replaceAll(place, ''), named);
}

/** Whether a text ends with the name of a place: 'ev charger condo arlington'. */
export function endsWithPlace(text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  return [words.slice(-1), words.slice(-2), words.slice(-3)].some((last) => {
    const name = last.join(' ');
    return CITIES.has(name) || TOWNS.has(name) || NAMESAKES.has(name);
  });
}
