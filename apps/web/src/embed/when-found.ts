/**
 * Calls back with the element that a selector finds, now or when the document has been read.
 *
 * @throws Error in the console of the host page, for its author to read
 */
export function whenFound(selector: string, then: (element: Element) => void): void {
  const found = document.querySelector(selector);
  if (found !== null) then(found);
  else if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => whenFound(selector, then));
  } else throw new Error(`embed.js: nothing on this page matches data-target="${selector}"`);
}
