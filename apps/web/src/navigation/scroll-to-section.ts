/** How long what loads late may still push a section away, in milliseconds. */
const SETTLING_MS = 5_000;
/** Events by which a visitor scrolls or navigates. */
const USER_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls back whenever the visitor does something from now on. The press that is being answered at
 * this moment, and only then reaches the window, is none of it.
 *
 * @returns a function that stops listening
 */
export function onUserInput(listener: () => void): () => void {
  const since = performance.now();
  const hear = (event: Event) => {
    if (event.timeStamp > since) listener();
  };
  for (const type of USER_INPUTS) window.addEventListener(type, hear, { passive: true });
  return () => {
    for (const type of USER_INPUTS) window.removeEventListener(type, hear);
  };
}

/** Lets go of the part of the page that is held in view, while one is. */
let release: (() => void) | undefined;

/** Whether the page is on its way to some part of it, or holds it in view. */
export const isHoldingView = () => release !== undefined;

/**
 * Opens what a part of the page is folded away in, as a browser does that loads its address: folds
 * around it, and rows that fold what stands after them (components/list-fold.tsx).
 */
export function openFolds(part: HTMLElement): void {
  for (let at: Element | null = part; at !== null; at = at.parentElement) {
    const row = at.previousElementSibling;
    if (row instanceof HTMLDetailsElement && row.childElementCount === 1) row.open = true;
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}

/** Whether a part of the page begins in the upper half of the screen. */
function isBegun(part: HTMLElement): boolean {
  const { top } = part.getBoundingClientRect();
  return top > -1 && top < window.innerHeight / 2;
}

/**
 * Scrolls to a part of the page, and again when the page grows or shrinks, until it has settled or
 * the visitor moves. It takes the place of the part that was held in view before.
 *
 * @param isThere whether it is in view already, and only has to stay there: at the very top of a
 *   page no browser holds what is pushed down by what is laid out above it
 */
export function bringIntoView(part: HTMLElement, isThere = false): void {
  release?.();
  openFolds(part);
  // Smooth unless the visitor asked for stillness, or the page is a frame, whose host scrolls for it.
  const isFramed = window.parent !== window;
  const isStill = isFramed || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const show = () => part.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  if (!isThere) show();
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // It reports once for being asked to observe.
    if (!isFirst && !(isThere && isBegun(part))) show();
    isFirst = false;
  });
  // A browser gives a smooth scroll up where a busy page changes meanwhile.
  const arrive = () => {
    if (!isFramed && !isBegun(part)) part.scrollIntoView({ behavior: 'instant' });
  };
  window.addEventListener('scrollend', arrive);
  const timer = setTimeout(() => {
    arrive();
    release?.();
  }, SETTLING_MS);
  const letGo = () => release?.();
  const stopListening = onUserInput(letGo);
  // The browser finds the place of what is gone back to.
  window.addEventListener('popstate', letGo);
  // Until its host has made a frame as tall as its content, it scrolls by itself, and then no more.
  if (isFramed) window.addEventListener('resize', show);
  release = () => {
    observer.disconnect();
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('popstate', letGo);
    window.removeEventListener('scrollend', arrive);
    window.removeEventListener('resize', show);
    release = undefined;
  };
  observer.observe(document.body);
}

/**
 * Scrolls to a section of the page and moves the keyboard there too. On a page that is still
 * loading, cards above the section may take the place of smaller placeholders: it stays in view.
 */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  bringIntoView(section);
  section.focus({ preventScroll: true });
}
