import { element } from '@hoa/core/content/hast-element';
import type { Element, ElementContent } from 'hast';
import { plainText } from './plain-text.ts';
import { prepareTable } from './prepare-table.ts';

/**
 * A table in a box that scrolls sideways on a phone, which the keyboard must be able to reach. A
 * group and no region: a table is no landmark.
 */
function scrollable(table: Element, label: string): Element {
  return element('div', { dataScroll: '', tabIndex: 0, role: 'group', ariaLabel: label }, [
    prepareTable(table),
  ]);
}

/** Whether a quotation is a sample to copy: its first words, in bold, say so. */
function isSample(quotation: Element): boolean {
  const paragraph = quotation.children.find((node) => node.type === 'element');
  const lead = paragraph?.type === 'element' ? paragraph.children[0] : undefined;
  return (
    lead?.type === 'element' &&
    lead.tagName === 'strong' &&
    plainText(lead.children).startsWith('Sample ')
  );
}

/**
 * Readies the blocks of a section for its page: tables that scroll, with their columns named for
 * screen readers, and sample wording marked with `data-sample`.
 *
 * @param heading the heading of the section, by which its tables are labelled
 */
export function prepareBlocks(
  blocks: readonly ElementContent[],
  heading: string,
): ElementContent[] {
  let tables = 0;
  const prepare = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'table') {
      tables += 1;
      return scrollable(node, tables === 1 ? `Table: ${heading}` : `Table ${tables}: ${heading}`);
    }
    const children = node.children.map(prepare);
    if (node.tagName !== 'blockquote' || !isSample(node)) return { ...node, children };
    return { ...node, properties: { ...node.properties, dataSample: '' }, children };
  };
  return blocks.map(prepare);
}
