import { Remembered } from '../remembered.ts';
import { wordsOf } from '../search/words/words.ts';
import { baseForms, soundOf } from './spanish-forms.ts';
import { SPANISH_STATES } from './spanish-states.ts';
import spanishWords from './spanish-words.json' with { type: 'json' };

/** English for some words of Spanish, and how many they are. */
interface Found {
  english: string;
  count: number;
}

/** Articles, pronouns and the like, which a phrase may have between its words or not. */
const LIGHT = new Set(
  (
    'el la los las lo un una unos unas mi mis su sus tu tus nuestro nuestra nuestros nuestras me te se ' +
    'nos le les de del a al en este esta ese esa esos esas estos estas'
  ).split(' '),
);
/** Shorter words sound like too many others. */
const LONG_ENOUGH_TO_HEAR = 5;

/** The words of a text in their plain forms. */
export function formsOf(text: string): string[] {
  return wordsOf(text).map(({ form }) => form);
}

const REFLEXIVE = /(?<=[aei]r)se$/;

const ENTRIES = Object.entries({ ...spanishWords, ...SPANISH_STATES }).flatMap(
  ([english, spanish]) => spanish.map((words) => ({ forms: formsOf(words), english })),
);
/** Words of the list that English has too, in its sense: 'parking', 'condo', 'late fee'. */
const ENGLISH = new Set([...Object.keys(spanishWords).flatMap(formsOf), 'hoa', 'hoas']);
const AS_WRITTEN = new Map([
  ...ENTRIES.map(
    ({ forms, english }) => [forms.join(' ').replace(REFLEXIVE, ''), english] as const,
  ),
  ...ENTRIES.map(({ forms, english }) => [forms.join(' '), english] as const),
]);
/** All words of the list, verbs also without the pronoun that is part of them: 'reunirse'. */
const LISTED = new Set(
  ENTRIES.flatMap(({ forms }) => forms.flatMap((form) => [form, form.replace(REFLEXIVE, '')])),
);
const BY_SOUND = new Map([...LISTED].map((form) => [soundOf(form), form]));

/** Whether a word in a question may be one of English, and so tells nothing of its language. */
export function isEnglishToo(form: string): boolean {
  return ENGLISH.has(form) || ENGLISH.has(form.replace(/s$/, ''));
}

const bases = new Remembered<string, string>(20_000);

/** The word of the list that a form is one of, by its ending, else by its sound; else the form. */
function baseOf(form: string): string {
  return bases.get(form, listedBase);
}

function listedBase(form: string): string {
  if (LIGHT.has(form)) return form;
  const forms = baseForms(form.replace(REFLEXIVE, ''));
  const listed = forms.find((one) => LISTED.has(one));
  if (listed !== undefined || form.length < LONG_ENOUGH_TO_HEAR) return listed ?? form;
  for (const one of forms) {
    const heard = one.length < LONG_ENOUGH_TO_HEAR ? undefined : BY_SOUND.get(soundOf(one));
    if (heard !== undefined) return heard;
  }
  return form;
}

/** The words of a phrase that tell it, in the forms of the list. */
function phraseOf(forms: readonly string[]): string[] {
  return forms.filter((form) => !LIGHT.has(form)).map(baseOf);
}

const PHRASES = new Map(
  ENTRIES.flatMap(({ forms, english }) => {
    const phrase = phraseOf(forms);
    return phrase.length > 1 ? [[phrase.join(' '), english] as const] : [];
  }),
);
function mostWords(keys: Iterable<string>): number {
  return Math.max(...[...keys].map((key) => key.split(' ').length));
}
const LISTED_WORDS_MAX = mostWords(AS_WRITTEN.keys());
const PHRASE_WORDS_MAX = mostWords(PHRASES.keys());

/** The longest phrase that begins at a place, whatever the endings of its words. */
function phraseAt(forms: readonly string[], at: number): Found | undefined {
  if (LIGHT.has(forms[at] ?? '')) return undefined;
  const words: string[] = [];
  let longest: Found | undefined;
  for (let to = at; to < forms.length && words.length < PHRASE_WORDS_MAX; to++) {
    const form = forms[to] ?? '';
    if (LIGHT.has(form)) continue;
    words.push(baseOf(form));
    const english = words.length > 1 ? PHRASES.get(words.join(' ')) : undefined;
    if (english !== undefined) longest = { english, count: to - at + 1 };
  }
  return longest;
}

/** The English of the longest words of the list that stand at a place, and how many they are. */
export function lookUp(forms: readonly string[], at: number): Found | undefined {
  const phrase = phraseAt(forms, at);
  const shortest = phrase?.count ?? 1;
  for (let count = Math.min(LISTED_WORDS_MAX, forms.length - at); count > shortest; count--) {
    const english = AS_WRITTEN.get(forms.slice(at, at + count).join(' '));
    if (english !== undefined) return { english, count };
  }
  if (phrase !== undefined) return phrase;
  const form = forms[at] ?? '';
  const english = AS_WRITTEN.get(form) ?? AS_WRITTEN.get(baseOf(form)) ?? wordOfBases(form);
  return english === undefined ? undefined : { english, count: 1 };
}

/** The English of a word whose listed form stands only in phrases, by another of its forms. */
function wordOfBases(form: string): string | undefined {
  if (LIGHT.has(form)) return undefined;
  const base = baseForms(form).find((one) => AS_WRITTEN.has(one));
  return base === undefined ? undefined : AS_WRITTEN.get(base);
}
