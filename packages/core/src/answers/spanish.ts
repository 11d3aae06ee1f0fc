import type { AnswerLanguage } from '../schemas/answer.ts';
import { plainForm, wordsOf } from '../search/words.ts';
import spanishWords from './spanish-words.json' with { type: 'json' };

/** A question with its language, and in English words. */
export interface ReadQuestion {
  language: AnswerLanguage;
  english: string;
}

/** Words by which Spanish is known, and which are left out of a question in English. */
const GRAMMAR = new Set(
  (
    'el la los las un una unos unas de del al a en con por para y o u que se es son esta estan fue ' +
    'ha han he hay su sus mi mis me te nos le les lo tu yo ellos ellas como si muy mas pero ' +
    'porque cuando donde quien cual esto eso ese esa este esta entre sobre desde hasta ya tambien'
  ).split(' '),
);
/** Those that English has too: alone they tell nothing ('can a committee fine me', 'my son'). */
const ENGLISH_TOO = new Set(['a', 'esa', 'he', 'me', 'o', 'son', 'u', 'y', 'ya']);
const SPANISH_LETTERS = /[¿¡ñ]|[áéíóú]/i;
/** The share of words in Spanish that makes a question one, and the least number of them. */
const LEAST_SHARE = 0.4;
const FEWEST = 2;
const CLITICS = /^(.{2,}[aei]r)(?:me|te|se|nos|les?|l[ao]s?){1,2}$/;

function formsOf(text: string): string[] {
  return wordsOf(text).map(({ form }) => form);
}

const DICTIONARY = new Map(
  Object.entries(spanishWords).flatMap(([english, spanish]) =>
    spanish.map((words) => [formsOf(words).join(' '), english] as const),
  ),
);
const LONGEST = Math.max(...[...DICTIONARY.keys()].map((key) => key.split(' ').length));

/** The forms a dictionary may have a word in: as it is, in the singular, without its pronoun. */
function variants(form: string): string[] {
  const singular = form.replace(/(?<=[aeiou])s$|es$/, '');
  const verb = CLITICS.exec(form)?.[1];
  return [form, singular, ...(verb === undefined ? [] : [verb]), singular.replace(/a$/, 'o')];
}

/** The English of the longest words of the field that stand at a place, and how many they are. */
function lookUp(
  forms: readonly string[],
  at: number,
): { english: string; count: number } | undefined {
  for (let count = Math.min(LONGEST, forms.length - at); count > 1; count--) {
    const english = DICTIONARY.get(forms.slice(at, at + count).join(' '));
    if (english !== undefined) return { english, count };
  }
  for (const form of variants(forms[at] ?? '')) {
    const english = DICTIONARY.get(form);
    if (english !== undefined) return { english, count: 1 };
  }
  return undefined;
}

function isSpanish(question: string, forms: readonly string[]): boolean {
  const grammar = forms.filter((form) => GRAMMAR.has(form));
  const known = grammar.length;
  const proof = grammar.filter((form) => !ENGLISH_TOO.has(form)).length;
  const field = forms.filter(
    (form) => !GRAMMAR.has(form) && variants(form).some((one) => DICTIONARY.has(one)),
  ).length;
  const enough = known + field >= Math.max(FEWEST, LEAST_SHARE * forms.length);
  const isProved =
    proof >= FEWEST || (proof > 0 && (field >= FEWEST || (field > 0 && known >= FEWEST)));
  return enough && (SPANISH_LETTERS.test(question) || isProved);
}

/**
 * Recognises a question in Spanish and gives it in English, word by word through a list of the
 * field's terms: enough to find what the library says, not a translation to be shown.
 */
export function readLanguage(question: string): ReadQuestion {
  const forms = formsOf(question);
  if (!isSpanish(question, forms)) return { language: 'en', english: question };
  const english: string[] = [];
  for (let at = 0; at < forms.length; ) {
    const found = lookUp(forms, at);
    if (found !== undefined) english.push(found.english);
    else if (!GRAMMAR.has(forms[at] ?? '')) english.push(plainForm(forms[at] ?? ''));
    at += found?.count ?? 1;
  }
  return { language: 'es', english: `${english.join(' ')}?` };
}
