import { findTerm } from '@hoa/core/glossary/glossary';
import { markedTerm, termMark } from '@hoa/core/glossary/term-mark';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type AllowList, DROPPED_ELEMENTS } from './allow-list.ts';
import { EXTERNAL_REL, isInternalHref, safeHref } from './safe-href.ts';

/** Levels of elements; an article uses eight. What lies deeper is dropped. */
const DEPTH_MAX = 40;
const DROPPED = new Set(DROPPED_ELEMENTS);

function policedLink(link: Element, children: ElementContent[], list: AllowList): ElementContent[] {
  const href = safeHref(link.properties.href, list.links);
  if (href === undefined) return children;
  const rel = isInternalHref(href) ? {} : { rel: EXTERNAL_REL };
  return [{ ...link, properties: { href, ...rel }, children }];
}

function policedSpan(span: Element, children: ElementContent[], list: AllowList): ElementContent[] {
  const words = textOf({ ...span, children });
  if (words === '') return children;
  const slug = markedTerm(span) ?? '';
  if (findTerm(slug) !== undefined) return [termMark(words, slug)];
  const isEnglish = list.marksEnglish && span.properties.lang === 'en';
  return isEnglish ? [{ ...span, properties: { lang: 'en' }, children }] : children;
}

function policedElement(node: Element, depth: number, list: AllowList): ElementContent[] {
  if (depth > DEPTH_MAX || DROPPED.has(node.tagName)) return [];
  const children = policedChildren(node.children, depth, list);
  if (node.tagName === 'a') return policedLink(node, children, list);
  if (node.tagName === 'span') return policedSpan(node, children, list);
  return [{ ...node, tagName: list.renamed[node.tagName] ?? node.tagName, children }];
}

function policedChildren(
  nodes: ElementContent[],
  depth: number,
  list: AllowList,
): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'element' ? policedElement(node, depth + 1, list) : [];
  });
}

/**
 * Decides what an allow-list of names cannot: bounds the depth, unwraps links that lead where
 * they may not and spans that mark neither a term of the glossary nor English, renames what has a place under
 * another name. It runs before the sanitiser, which has the last word.
 */
export function applyPolicy(root: Root, list: AllowList): Root {
  const nodes = root.children.filter((node) => node.type !== 'doctype');
  return { type: 'root', children: policedChildren(nodes, 0, list) };
}
