import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
} from 'yaml';

/** A YAML text as plain data that remembers where each value stood. */
export interface YamlData {
  data: unknown;
  errors: { line: number; message: string }[];
  /** The line of a value, or of the nearest one around it when it is missing. */
  lineOf(path: readonly PropertyKey[]): number;
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (!isCollection(node)) break;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isNode(pair?.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair?.value;
    } else {
      node = node.get(key, true);
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    }
  }
  return offset;
}

/**
 * Reads YAML.
 *
 * @param firstLine the line of the file on which the text begins, from 1
 */
export function readYaml(text: string, firstLine: number): YamlData {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  return {
    data: document.errors.length > 0 ? undefined : document.toJS(),
    errors: document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message })),
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}
