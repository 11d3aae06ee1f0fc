/** A text node with the characters that a reader sees directly before and after it. */
export interface TextInPlace {
  node: Text;
  before: string;
  after: string;
}

/** Where a link may not stand, or would say something else. */
const NEVER_INSIDE = [
  'a, button, summary, label, select, option, textarea, input',
  'h1, h2, h3, h4, h5, h6, code, pre, kbd, samp',
  'script, style, template, noscript, iframe, object, svg, math',
  '[contenteditable], [role="button"], [role="link"], [aria-hidden="true"]',
].join(', ');

/** Elements that end a run of words. */
const BLOCKS =
  'address, article, aside, blockquote, body, dd, div, dl, dt, fieldset, figcaption, figure, footer, form, header, hr, li, main, nav, ol, p, pre, section, table, tbody, td, tfoot, th, thead, tr, ul';

function blockOf(node: Text): Element | null {
  return node.parentElement?.closest(BLOCKS) ?? null;
}

/** The text nodes of an element whose words may become links, in order. */
export function readableTexts(root: Element): TextInPlace[] {
  const walker = root.ownerDocument.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  const all: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    all.push(node as Text);
  }
  const neighbour = (node: Text, other: Text | undefined) =>
    other !== undefined && blockOf(other) === blockOf(node) ? other.data : '';
  return all
    .map((node, index) => ({
      node,
      before: neighbour(node, all[index - 1]).slice(-3),
      after: neighbour(node, all[index + 1]).slice(0, 3),
    }))
    .filter(({ node }) => node.parentElement?.closest(NEVER_INSIDE) === null);
}
