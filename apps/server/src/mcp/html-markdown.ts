import { parseHtml } from '@hoa/content/html/parse-html';
import type { Element, ElementContent, RootContent } from 'hast';

type Node = RootContent | ElementContent;

const HEADINGS: Record<string, string> = { h2: '##', h3: '###', h4: '####' };
const MARKS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', code: '`' };

function inline(node: Node): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (node.type !== 'element') return '';
  if (node.tagName === 'br') return '\n';
  const text = node.children.map(inline).join('');
  const { href } = node.properties;
  if (node.tagName === 'a' && typeof href === 'string') return `[${text}](${href})`;
  const mark = MARKS[node.tagName] ?? '';
  return `${mark}${text}${mark}`;
}

function elements(node: Element): Element[] {
  return node.children.filter((child) => child.type === 'element');
}

/** Each line after the first moved under the text of its item. */
function listItem(marker: string, item: Element): string {
  return `${marker} ${blocks(item.children).join('\n').replaceAll('\n', '\n   ')}`;
}

function rows(table: Element): string[] {
  const all = elements(table).flatMap((part) =>
    part.tagName === 'tr' ? [part] : elements(part).filter(({ tagName }) => tagName === 'tr'),
  );
  return all.flatMap((row, index) => {
    const cells = elements(row).map(({ children }) => children.map(inline).join('').trim());
    const line = `| ${cells.join(' | ')} |`;
    return index === 0 ? [line, `|${' --- |'.repeat(cells.length)}`] : [line];
  });
}

function block(node: Element): string[] {
  const text = () => node.children.map(inline).join('').trim();
  const heading = HEADINGS[node.tagName];
  if (heading !== undefined) return [`${heading} ${text()}`];
  if (node.tagName === 'ul')
    return [
      elements(node)
        .map((item) => listItem('-', item))
        .join('\n'),
    ];
  if (node.tagName === 'ol') {
    return [
      elements(node)
        .map((item, index) => listItem(`${index + 1}.`, item))
        .join('\n'),
    ];
  }
  if (node.tagName === 'table') return [rows(node).join('\n')];
  if (node.tagName === 'blockquote') {
    return [blocks(node.children).join('\n\n').replace(/^/gm, '> ')];
  }
  if (node.tagName === 'hr') return ['---'];
  return node.tagName === 'p' ? [text()] : blocks(node.children);
}

const BLOCKS = new Set(
  'p h2 h3 h4 ul ol table blockquote section div hr pre dl thead tbody tr'.split(' '),
);

/** Blocks in order; words that stand between them become paragraphs of their own. */
function blocks(nodes: readonly Node[]): string[] {
  const found: string[] = [];
  let words = '';
  const close = () => {
    if (words.trim() !== '') found.push(words.trim());
    words = '';
  };
  for (const node of nodes) {
    if (node.type === 'element' && BLOCKS.has(node.tagName)) {
      close();
      found.push(...block(node));
    } else {
      words += inline(node);
    }
  }
  close();
  return found.filter((text) => text !== '');
}

/**
 * The Markdown of an article or answer, which a language model reads in half the tokens.
 *
 * @param baseUrl put before links to this site, so that they work from elsewhere
 */
export function htmlToMarkdown(html: string, baseUrl: string): string {
  const tree = parseHtml(html);
  if (tree === undefined) return '';
  return blocks(tree.children).join('\n\n').replaceAll('](/', `](${baseUrl}/`);
}
