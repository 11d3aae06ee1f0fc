/** Milliseconds after which a page that never shows the element is given up. */
const GIVE_UP_MS = 5_000;

/**
 * Calls back with the element of an id, now or when it comes into the page: the text that a
 * section stands in may still be on its way.
 *
 * @returns a function that ends the waiting
 */
export function whenPresent(id: string, callback: (element: HTMLElement) => void): () => void {
  const present = document.getElementById(id);
  if (present !== null) {
    callback(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (element === null) return;
    stop();
    callback(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), GIVE_UP_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}
