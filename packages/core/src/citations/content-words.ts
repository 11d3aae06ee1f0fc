import { Remembered } from '../remembered.ts';
import { stem } from '../search/words/stem.ts';
import { isStopWord } from '../search/words/stop-words.ts';
import { wordsOf } from '../search/words/words.ts';
import { isSpelledNumber } from './figures.ts';

/**
 * Words that say nothing about what a sentence claims: those with which an answer advises and
 * joins its sentences, and the community itself, which is in every one of them.
 */
const EMPTY = new Set(
  (
    'able according additionally advisable allow allowed also answer apply applies appropriate ask ' +
    'association associations available avoid aware based begin best carefully certain check clear ' +
    'coa common community confirm consider contact depend depending depends determine ensure exact ' +
    'exactly expect fact follow following forth general generally given hoa important include ' +
    'including instead involve least likely look main mean means merely necessary normally note often ' +
    'otherwise outline particular particularly possible potentially practice proper properly provide ' +
    'provided rather read refer regarding related relevant required review simply situation source ' +
    'specific specifically specify state stated states step sure typical typically under unless usual ' +
    'usually verify within without'
  ).split(' '),
);

const stems = new Remembered<string, string | null>(20_000);

/** A word of a text: its stem, or null where it carries nothing. */
function contentStem(form: string): string | null {
  const isEmpty = /\d/.test(form) || isSpelledNumber(form) || isStopWord(form) || EMPTY.has(form);
  return isEmpty ? null : stem(form);
}

/** The stems of the words that carry what a text says; its numbers are read by figuresOf. */
export function contentWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const { form } of wordsOf(text)) {
    const found = stems.get(form, contentStem);
    if (found !== null) words.add(found);
  }
  return words;
}
