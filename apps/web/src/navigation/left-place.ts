/** What a visitor was last at in an entry of the history: of its kind and name, the how manieth. */
interface LeftPlace {
  /** Selector of the part of the page that it stands in. */
  part: string;
  tag: string;
  name: string;
  nth: number;
}

/** By the keys of entries of the history; lives as long as the document. */
const left = new Map<string, LeftPlace>();

/** What tells a control or a heading from others of its kind, also when its page is drawn anew. */
function nameOf(element: Element): string {
  return element.getAttribute('href') ?? element.getAttribute('name') ?? element.textContent ?? '';
}

/** The section around an element, or the whole content, the header or the footer. */
function partAround({ parentElement }: Element): string | undefined {
  const part = parentElement?.closest('section[id], #main, [data-site]');
  if (!part) return undefined;
  return part.id === '' ? `${part.tagName}[data-site]` : `#${CSS.escape(part.id)}`;
}

/** All in a part of the page that are of one kind and name, as they stand in the document. */
function namesakes({ part, tag, name }: Omit<LeftPlace, 'nth'>): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${part} ${tag}`)].filter(
    (element) => nameOf(element) === name,
  );
}

/** The key that the router gave the current entry; undefined for one that the browser made. */
export function currentEntry(): string | undefined {
  const state = window.history.state as { key?: string } | null;
  return state === null ? undefined : (state.key ?? 'default');
}

/** Remembers what on the page the visitor is at, to be found again on coming back to this entry. */
export function rememberPlace(element: HTMLElement): void {
  const entry = currentEntry();
  const part = partAround(element);
  if (entry === undefined || part === undefined) return;
  const kind = { part, tag: element.tagName.toLowerCase(), name: nameOf(element) };
  left.set(entry, { ...kind, nth: namesakes(kind).indexOf(element) });
}

/** Remembers whatever takes the keyboard. @returns a function that ends it */
export function rememberFocus(): () => void {
  const hear = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) rememberPlace(target);
  };
  document.addEventListener('focusin', hear);
  return () => document.removeEventListener('focusin', hear);
}

/** Finds what a visitor was at in an entry of the history that is current again, once it is drawn. */
export function leftPlace(entry: string): HTMLElement | null {
  const place = entry === currentEntry() ? left.get(entry) : undefined;
  return place === undefined ? null : (namesakes(place)[place.nth] ?? null);
}
