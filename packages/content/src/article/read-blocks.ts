import type { SectionBlock } from '@hoa/core/library/section';
import type { Element, ElementContent } from 'hast';
import { plainText } from './plain-text.ts';

const LISTS = new Set(['ul', 'ol']);

function elementsOf(node: Element): Element[] {
  return node.children.filter((child) => child.type === 'element');
}

/** The elements of a name anywhere in a tree, in order. */
function descendants(node: Element, tagName: string): Element[] {
  return elementsOf(node).flatMap((child) =>
    child.tagName === tagName ? [child] : descendants(child, tagName),
  );
}

function readList(list: Element): SectionBlock[] {
  const kind = list.tagName === 'ol' ? 'step' : 'item';
  return elementsOf(list).flatMap((item) => {
    const isNested = (node: ElementContent) => node.type === 'element' && LISTS.has(node.tagName);
    const own = plainText(item.children.filter((node) => !isNested(node)));
    const nested = item.children.filter(isNested);
    return [{ kind, text: own } as const, ...readBlocks(nested)];
  });
}

/** Each row as 'Header: cell; Header: cell', so that it can be read without its table. */
function readTable(table: Element): SectionBlock[] {
  const rows = descendants(table, 'tr').map((row) => ({
    isHeader: elementsOf(row).every(({ tagName }) => tagName === 'th'),
    cells: elementsOf(row).map(({ children }) => plainText(children)),
  }));
  const headers = rows.find(({ isHeader }) => isHeader)?.cells ?? [];
  return rows
    .filter(({ isHeader }) => !isHeader)
    .map(({ cells }) => ({
      kind: 'row',
      text: cells
        .map((cell, column) => (headers[column] && cell ? `${headers[column]}: ${cell}` : cell))
        .filter((text) => text !== '')
        .join('; '),
    }));
}

function readSample(quotation: Element): SectionBlock {
  const text = elementsOf(quotation).map((block) => plainText([block]));
  return { kind: 'sample', text: text.join('\n') };
}

function readElement(node: Element): SectionBlock[] {
  if (LISTS.has(node.tagName)) return readList(node);
  if (node.tagName === 'table') return readTable(node);
  if (node.tagName === 'blockquote' && node.properties.dataSample !== undefined) {
    return [readSample(node)];
  }
  if (node.tagName === 'blockquote' || node.tagName === 'div') return readBlocks(node.children);
  return [{ kind: 'paragraph', text: plainText(node.children) }];
}

/** The plain text of a section, block by block, as search ranks it and answers quote it. */
export function readBlocks(nodes: readonly ElementContent[]): SectionBlock[] {
  return nodes
    .flatMap((node) => (node.type === 'element' ? readElement(node) : []))
    .filter(({ text }) => text !== '');
}
