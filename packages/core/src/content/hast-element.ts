import type { Element, ElementContent, Properties, RootContent } from 'hast';

/** Elements that flow inside a line of text; every other element begins a line of its own. */
const INLINE_TAGS = new Set(
  (
    'a abbr acronym b bdi bdo big br button cite code data del dfn em font i ins kbd label mark ' +
    'nobr q ruby rb rt rp s samp small span strike strong sub sup time tt u var wbr'
  ).split(' '),
);

/** An element of a hast tree. */
export function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Whether a node flows inside a line of text. */
export function isInline(node: RootContent): boolean {
  return node.type !== 'element' || INLINE_TAGS.has(node.tagName);
}
