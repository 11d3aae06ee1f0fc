import type { Element } from 'hast';
import { element } from '../content/hast-element.ts';

/**
 * A glossary word in prose. It is a span with the role of a button, because the words of a real
 * one can neither be selected with their sentence nor broken across lines. The one popup of a
 * text listens on its container, sets aria-expanded and points aria-describedby at itself.
 *
 * @param slug the slug of the term, which the mark carries as `data-term`
 */
export function termMark(words: string, slug: string): Element {
  return element('span', { dataTerm: slug, role: 'button', tabIndex: 0, ariaExpanded: 'false' }, [
    { type: 'text', value: words },
  ]);
}

/** The slug of the term that an element marks, if it is a mark. */
export function markedTerm({ tagName, properties }: Element): string | undefined {
  const slug = tagName === 'span' ? properties.dataTerm : undefined;
  return typeof slug === 'string' ? slug : undefined;
}
