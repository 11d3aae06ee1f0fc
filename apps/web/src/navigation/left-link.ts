/** The link by which a page was left: its address, and how many of the same stand before it. */
interface LeftLink {
  href: string;
  nth: number;
}

/** By the keys of entries of the history; lives as long as the document. */
const left = new Map<string, LeftLink>();

/** The links of the content with an address, as it stands in the document. */
function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );
}

/** Remembers which link led away from an entry of the history. */
export function rememberLeft(entry: string, link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const nth = linksTo(href).indexOf(link);
  if (nth === -1) left.delete(entry);
  else left.set(entry, { href, nth });
}

/** Finds the link by which an entry of the history was left, once its page is drawn again. */
export function leftLink(entry: string): HTMLElement | null {
  const remembered = left.get(entry);
  return remembered === undefined ? null : (linksTo(remembered.href)[remembered.nth] ?? null);
}
