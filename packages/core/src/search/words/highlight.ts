import type { Ranges } from '../../schemas/search.ts';
import type { Lexicon } from './lexicon.ts';
import { wordsOf } from './words.ts';

/** The characters of a text where words of some terms stand, in order, without overlap. */
export function highlightRanges(
  text: string,
  terms: ReadonlySet<number>,
  lexicon: Lexicon,
): Ranges {
  return wordsOf(text).flatMap(({ form, from, to }): Ranges => {
    const term = lexicon.forms.get(form);
    return term !== undefined && terms.has(term) ? [[from, to]] : [];
  });
}
