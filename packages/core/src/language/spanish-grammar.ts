import type { AnswerLanguage } from '../schemas/answer.ts';

/** Words by which Spanish is known, and which are left out of a question in English. */
export const GRAMMAR = new Set(
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
export const ENGLISH_TOO = new Set(
  'a aun era esa he me no o pa son te ti toy tu u va voy y ya'.split(' '),
);
/** English that Spanish borrows in names alone: as many of them as of its own make a question English. */
const ENGLISH_GRAMMAR = new Set(
  (
    'the for of in our is are was what can my and with how does do did if on who for your they it at ' +
    'when which should to from we you has have an'
  ).split(' '),
);
/** Words of a talk by which a follow-up is known as English. */
const ENGLISH_TALK = new Set([
  ...ENGLISH_GRAMMAR,
  ...(
    'and or but not any there then that this these those why where who whose how much many about ' +
    'will would could may must i we us me he she them been be please thanks thank yes ok also only'
  ).split(' '),
]);
export const SPANISH_LETTERS = /[¿¡ñ]|[áéíóú]/i;
/** What no other language opens a sentence with. */
const OPENING_SIGN = /[¿¡]/;
/** The share of words in Spanish that makes a question one, and the least number of them. */
export const SHARE_MIN = 0.4;
export const WORDS_MIN = 2;

/** How many words of a question Spanish grammar has, and how many of them English has not. */
export function grammarIn(forms: readonly string[]): { known: number; proof: number } {
  const grammar = forms.filter((form) => GRAMMAR.has(form));
  const proof = grammar.filter((form) => !ENGLISH_TOO.has(form)).length;
  return { known: grammar.length, proof };
}

/** Whether English has as much of the grammar of a question as Spanish proves to have. */
export function isForeign(forms: readonly string[], proof: number): boolean {
  const foreign = forms.filter((form) => ENGLISH_GRAMMAR.has(form)).length;
  return foreign > 0 && foreign >= proof;
}

/** Whether a follow-up says something that only a talk in English says. */
export function isEnglishTalk(forms: readonly string[]): boolean {
  return forms.some((form) => ENGLISH_TALK.has(form));
}

/**
 * The language of a question by its grammar alone, before its answer tells it: without the list of
 * words, which no page carries, so that one without any grammar counts as English.
 *
 * @param before the language of what it goes on from, in which one that tells none is read
 */
export function likelyLanguage(question: string, before: AnswerLanguage = 'en'): AnswerLanguage {
  const plain = question.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const forms = plain.match(/[a-z0-9]+/g) ?? [];
  const { known, proof } = grammarIn(forms);
  const enough = !isForeign(forms, proof) && known >= Math.max(WORDS_MIN, SHARE_MIN * forms.length);
  const isMarked =
    OPENING_SIGN.test(question) ||
    (SPANISH_LETTERS.test(question) && proof > 0 && !isForeign(forms, proof));
  if ((enough && proof >= WORDS_MIN) || isMarked) return 'es';
  return before === 'es' && !isEnglishTalk(forms) ? 'es' : 'en';
}
