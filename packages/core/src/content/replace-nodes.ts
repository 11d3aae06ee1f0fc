import type { Element, ElementContent, Root, RootContent } from 'hast';

/** What stands in place of a node: any number of nodes, none removes it. */
export type Replacements = ReadonlyMap<RootContent, ElementContent[]>;

/**
 * A copy of a tree with some nodes replaced; what holds none of them is shared with the original.
 *
 * @param survives tells whether an element stays after something inside it was replaced
 */
export function replaceNodes(
  root: Root,
  replacements: Replacements,
  survives: (changed: Element) => boolean = () => true,
): Root {
  const replaceIn = <Node extends RootContent>(children: Node[]) => {
    let changed = false;
    const replaced: (Node | ElementContent)[] = [];
    for (const node of children) {
      const result: (Node | ElementContent)[] = replacements.get(node) ??
        replaceElement(node) ?? [node];
      changed ||= result.length !== 1 || result[0] !== node;
      for (const one of result) replaced.push(one);
    }
    return changed ? replaced : children;
  };
  const replaceElement = (node: RootContent): ElementContent[] | undefined => {
    if (node.type !== 'element') return undefined;
    const children = replaceIn(node.children);
    if (children === node.children) return [node];
    const copy = { ...node, children };
    return survives(copy) ? [copy] : [];
  };
  const children = replaceIn(root.children);
  return children === root.children ? root : { ...root, children };
}
