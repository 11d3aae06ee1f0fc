import type { AnswerLanguage } from '../schemas/answer.ts';
import {
  ENGLISH_TOO,
  GRAMMAR,
  grammarIn,
  isEnglishTalk,
  isForeign,
  SHARE_MIN,
  SPANISH_LETTERS,
  WORDS_MIN,
} from './spanish-grammar.ts';
import { formsOf, isEnglishToo, lookUp } from './spanish-lookup.ts';
import spanishWords from './spanish-words.json' with { type: 'json' };

/** A question with its language, and in English words. */
export interface ReadQuestion {
  language: AnswerLanguage;
  english: string;
}

/**
 * Words of the list that English has in another sense: alone they are read as English. Those that it
 * has in the sense of the list `isEnglishToo` knows.
 */
const ALONE_ENGLISH = new Set(
  (
    'abuela airbnb alto altar amarillo auto balance barbecue bbq boiler builder cable camper ' +
    'cargo casita ccr chat chico cinco contra cruz dame dan daycare den escondido exterior fiesta ' +
    'homeowner interior jacuzzi laguna lana lobby mama mesa mia mil monte mosquito moto motorhome ' +
    'pergola pickup pitbull radio raton responder reunion ring robo salon sin sola solo sticker ' +
    'taller tesla ticket towing townhome vape ver verde video viejo virtual vista vrbo weed ' +
    'whatsapp'
  ).split(' '),
);
/** Words that stand alone in the list, as they are written there. */
const LISTED_ALONE = new Set(
  Object.values(spanishWords)
    .flat()
    .map(formsOf)
    .flatMap((forms) => (forms.length === 1 ? forms : [])),
);
/** After these 'que' asks: 'a qué hora', 'en que se gasta'. Elsewhere it is 'that', and left out. */
const BEFORE_WHAT = new Set('a con de en pa para por saber sobre y'.split(' '));
const DUTY = /^deb(?:o|es?|en|emos|er|ia[ns]?)$/;
const INFINITIVE = /[aei]r(?:me|te|se|nos|les?|l[ao]s?){0,2}$/;

/** A question in Spanish part by part: its words, and their English where the list has them. */
function partsOf(forms: readonly string[]): { words: readonly string[]; english?: string }[] {
  const parts: { words: readonly string[]; english?: string }[] = [];
  for (let at = 0; at < forms.length; ) {
    const found = lookUp(forms, at);
    const count = found?.count ?? 1;
    const words = forms.slice(at, at + count);
    const english = count === 1 ? meantAt(forms, at, found?.english) : found?.english;
    parts.push({ words, ...(english !== undefined && { english }) });
    at += count;
  }
  return parts;
}

/** What a word means by those beside it: 'debo pagar' is a duty, and 'debo tres meses' a debt. */
function meantAt(forms: readonly string[], at: number, english?: string): string | undefined {
  const [before = '', form = '', after = ''] = [forms[at - 1], forms[at], forms[at + 1]];
  if (form === 'que') return at === 0 || BEFORE_WHAT.has(before) ? 'what' : undefined;
  if (!DUTY.test(form) || INFINITIVE.test(after) || after === 'de' || after === 'ser')
    return english;
  return 'owe dues';
}

/** The words of the field that are known as Spanish, and that English has not. */
function spanishField(forms: readonly string[]): string[] {
  return partsOf(forms)
    .filter(({ english }) => english !== undefined)
    .flatMap(({ words }) => words)
    .filter((form) => !(GRAMMAR.has(form) || ENGLISH_TOO.has(form) || isEnglishToo(form)));
}

function isSpanish(question: string, forms: readonly string[]): boolean {
  const { known, proof } = grammarIn(forms);
  const field = spanishField(forms).length;
  const enough =
    !isForeign(forms, proof) && known + field >= Math.max(WORDS_MIN, SHARE_MIN * forms.length);
  const isProved =
    proof >= WORDS_MIN || (proof > 0 && (field >= WORDS_MIN || (field > 0 && known >= WORDS_MIN)));
  return enough && (SPANISH_LETTERS.test(question) || isProved);
}

/** Whether a question is one word alone, which Spanish has and English has not: 'gravamen'. */
function isSpanishWord(forms: readonly string[]): boolean {
  const [form = '', ...others] = forms;
  if (others.length > 0 || isEnglishToo(form)) return false;
  const written = [form, form.replace(/(?<=[aeiou])s$/, '')];
  const isEnglish = written.some((one) => GRAMMAR.has(one) || ALONE_ENGLISH.has(one));
  return !isEnglish && written.some((one) => LISTED_ALONE.has(one));
}

/** Whether several words are of English, and none of Spanish: 'late fees'. One may be borrowed. */
function isEnglishField(question: string, forms: readonly string[]): boolean {
  if (forms.length < WORDS_MIN || SPANISH_LETTERS.test(question)) return false;
  const isOfSpanish = grammarIn(forms).proof > 0 || spanishField(forms).length > 0;
  return !isOfSpanish && forms.some((form) => isEnglishToo(form) && !LISTED_ALONE.has(form));
}

/** Whether nothing tells a follow-up from one in Spanish, as nothing does in 'sin permiso'. */
function mayBeSpanish(question: string, forms: readonly string[]): boolean {
  return forms.length > 0 && !isEnglishTalk(forms) && !isEnglishField(question, forms);
}

/**
 * Recognises a question in Spanish and gives it in English, word by word through a list of the
 * field's terms: enough to find what the library says, not a translation to be shown.
 *
 * @param before the language of what it goes on from, in which one that tells none is read
 */
export function readLanguage(question: string, before: AnswerLanguage = 'en'): ReadQuestion {
  const forms = formsOf(question);
  const isRead =
    isSpanish(question, forms) ||
    isSpanishWord(forms) ||
    (before === 'es' && mayBeSpanish(question, forms));
  if (!isRead) return { language: 'en', english: question };
  const english = partsOf(forms).flatMap(
    ({ words, english }) => english ?? words.filter((form) => !GRAMMAR.has(form)),
  );
  return { language: 'es', english: `${english.join(' ')}?` };
}

/**
 * Reads the questions of a conversation, each in the light of the one before it.
 *
 * @param earlier oldest first
 */
export function readInTalk(
  question: string,
  earlier: readonly string[],
): { asked: ReadQuestion; said: string[] } {
  let before: AnswerLanguage = 'en';
  const said = earlier.map((one) => {
    const { language, english } = readLanguage(one, before);
    before = language;
    return english;
  });
  return { asked: readLanguage(question, before), said };
}
