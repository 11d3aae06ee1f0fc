import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { AllowList } from './allow-list.ts';
import { applyPolicy } from './apply-policy.ts';
import { parseHtml } from './parse-html.ts';

/** Hostile pieces known to us settle in one or two; a text that needs more than these is refused. */
const ROUNDS_MAX = 6;

/** HTML that is safe to show, and the tree that a browser makes of it. */
export interface SafeHtml {
  html: string;
  tree: Root;
}

/** As a browser writes its elements: a page may take an article from where it stands. */
const writer = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

/**
 * Builds the last step of every text: sanitise by an allow-list, write, read again as a browser
 * would, and repeat until nothing changes, because what one reading takes for text the next may
 * take for markup.
 *
 * @returns a function from a tree to safe HTML, which is empty for a tree that does not settle
 */
export function createSanitiser(list: AllowList): (tree: Root) => SafeHtml {
  const sanitiser = unified().use(rehypeSanitize, list.schema).freeze();
  const write = (tree: Root) => writer.stringify(sanitiser.runSync(applyPolicy(tree, list)));
  return (tree) => {
    let html = write(tree);
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const read = parseHtml(html);
      if (read === undefined) break;
      const again = write(read);
      if (again === html) return { html, tree: read };
      html = again;
    }
    return { html: '', tree: { type: 'root', children: [] } };
  };
}
