import type { Element, Root, Text } from 'hast';
import { isInline } from './hast-element.ts';

/** A text or a line break, with the elements around it, outermost first. */
export interface Leaf {
  node: Text | Element;
  parents: readonly Element[];
}

/**
 * Splits a tree into its runs of text: the leaves between two block boundaries, as a reader sees
 * them on one or more lines. A word or phrase never continues from one run into the next.
 *
 * @returns the runs in document order; comments and elements without text leave nothing
 */
export function inlineRuns(root: Root): Leaf[][] {
  const runs: Leaf[][] = [];
  let run: Leaf[] = [];
  const endRun = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  const visit = (parent: Root | Element, parents: readonly Element[]) => {
    for (const node of parent.children) {
      if (node.type === 'text') run.push({ node, parents });
      if (node.type !== 'element') continue;
      if (node.tagName === 'br') {
        run.push({ node, parents });
        continue;
      }
      if (!isInline(node)) endRun();
      visit(node, [...parents, node]);
      if (!isInline(node)) endRun();
    }
  };
  visit(root, []);
  endRun();
  return runs;
}

/** The characters of a run, with line breaks as '\n' so that offsets stay aligned. */
export function leafText({ node }: Leaf): string {
  return node.type === 'text' ? node.value : '\n';
}
