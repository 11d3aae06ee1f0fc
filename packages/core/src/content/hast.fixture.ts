import type { ElementContent, Root, RootContent } from 'hast';
import { element } from './hast-element.ts';

type Child = ElementContent | string;

function asNode(child: Child): ElementContent {
  return typeof child === 'string' ? { type: 'text', value: child } : child;
}

/** An element for a test: `h('p', 'Some ', h('em', 'words'))`. */
export function h(tagName: string, ...children: Child[]): ElementContent {
  return element(tagName, {}, children.map(asNode));
}

/** A document for a test. */
export function tree(...children: Child[]): Root {
  return { type: 'root', children: children.map(asNode) };
}

/** The tags and texts of a tree as a reader of a test likes to see them, without attributes. */
export function show(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'root' && node.type !== 'element') return '';
  const inside = node.children.map(show).join('');
  if (node.type === 'root') return inside;
  if (node.tagName === 'br') return '<br>';
  return `<${node.tagName}>${inside}</${node.tagName}>`;
}

/** The characters that a tree shows. */
export function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'root' || node.type === 'element' ? node.children.map(textOf).join('') : '';
}
