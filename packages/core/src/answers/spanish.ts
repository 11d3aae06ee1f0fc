import type { AnswerLanguage } from '../schemas/answer.ts';
import { formsOf, isEnglishToo, lookUp } from './spanish-lookup.ts';

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
    'porque cuando donde quien cual esto eso ese esa este esta entre sobre desde hasta ya tambien ' +
    'tengo tiene tienen tenemos tenia soy somos estoy estamos estaba era eran fueron ser estar ' +
    'quiero quiere quieren queremos puedo puede pueden podemos debo deben hago hace hacen hizo ' +
    'hicieron hacer hacemos haciendo hecho haga hagan decir diga diciendo algun alguna algunos fui iba van va voy vamos dice dicen dijo dijeron vivo cuanto cuanta cuantos cuantas nunca nadie ' +
    'alguien todavia aun ahora asi pa toy usted ustedes ti conmigo ni aunque sino pues segun hemos ' +
    'haya estos estas esos esas otro otra otros otras no mucho mucha muchos muchas todos todas cada'
  ).split(' '),
);
/** Those that English has too: alone they tell nothing ('can a committee fine me', 'my son'). */
const ENGLISH_TOO = new Set(
  'a aun era esa he me no o pa son te ti toy tu u va voy y ya'.split(' '),
);
/** English that Spanish borrows in names alone: as many of them as of its own make a question English. */
const ENGLISH_GRAMMAR = new Set(
  (
    'the for of in our is are was what can my and with how does do did if on who for your they it at ' +
    'when which should to from we you has have an'
  ).split(' '),
);
const SPANISH_LETTERS = /[¿¡ñ]|[áéíóú]/i;
/** The share of words in Spanish that makes a question one, and the least number of them. */
const LEAST_SHARE = 0.4;
const FEWEST = 2;
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

function isSpanish(question: string, forms: readonly string[]): boolean {
  const grammar = forms.filter((form) => GRAMMAR.has(form));
  const known = grammar.length;
  const proof = grammar.filter((form) => !ENGLISH_TOO.has(form)).length;
  const foreign = forms.filter((form) => ENGLISH_GRAMMAR.has(form)).length;
  const field = partsOf(forms)
    .filter(({ english }) => english !== undefined)
    .flatMap(({ words }) => words)
    .filter((form) => !(GRAMMAR.has(form) || ENGLISH_TOO.has(form) || isEnglishToo(form))).length;
  const isForeign = foreign > 0 && foreign >= proof;
  const enough = !isForeign && known + field >= Math.max(FEWEST, LEAST_SHARE * forms.length);
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
  const english = partsOf(forms).flatMap(
    ({ words, english }) => english ?? words.filter((form) => !GRAMMAR.has(form)),
  );
  return { language: 'es', english: `${english.join(' ')}?` };
}
