import type { Nodes, Root, RootContent } from 'mdast';

/** A paragraph, heading or table cell of an article, as plain text. */
export interface MarkdownBlock {
  kind: 'paragraph' | 'heading' | 'cell';
  /** 1 to 6 for a heading, 0 otherwise. */
  rank: number;
  text: string;
  /** Line of the file, from 1. */
  line: number;
}

const KINDS: Partial<Record<RootContent['type'], MarkdownBlock['kind']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};

/** Every node of a Markdown tree, in order. */
export function nodesOf(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}

/** The characters that a node shows. */
function shownText(node: Nodes): string {
  if ('children' in node) return node.children.map(shownText).join('');
  if (node.type === 'break') return ' ';
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

/** What a node shows, on one line: each run of white space is one space. */
export function plainText(node: Nodes): string {
  return shownText(node).replace(/\s+/g, ' ').trim();
}

/** The line of the file on which a node of the body begins. */
export function lineOf(node: Nodes, bodyLine: number): number {
  return (node.position?.start.line ?? 1) + bodyLine - 1;
}

/** The blocks of text of an article, in order. */
export function markdownBlocks(root: Root, bodyLine: number): MarkdownBlock[] {
  return nodesOf(root).flatMap((node) => {
    const kind = node.type === 'root' ? undefined : KINDS[node.type];
    if (kind === undefined) return [];
    const rank = node.type === 'heading' ? node.depth : 0;
    const text = plainText(node);
    return [{ kind, rank, text, line: lineOf(node, bodyLine) }];
  });
}
