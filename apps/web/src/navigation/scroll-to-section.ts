/** How long what loads late may still push a section away, in milliseconds. */
const SETTLING_MS = 5_000;
/** What a visitor does to go elsewhere. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let letGo: () => void = () => {};

/** Scrolls again when the page grows or shrinks, until it has settled or the visitor moves. */
function holdInView(section: HTMLElement, behavior: ScrollBehavior): void {
  letGo();
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // It reports once for being asked to observe.
    if (!isFirst) section.scrollIntoView({ behavior });
    isFirst = false;
  });
  const timer = setTimeout(() => letGo(), SETTLING_MS);
  letGo = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, letGo);
    letGo = () => {};
  };
  for (const move of OWN_MOVES) window.addEventListener(move, letGo, { passive: true });
  observer.observe(document.body);
}

/**
 * Scrolls to a section of the page and moves the keyboard there too. On a page that is still
 * loading, cards above the section may take the place of smaller placeholders: it stays in view.
 */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  // Smooth unless the visitor asked for stillness.
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isStill ? 'instant' : 'smooth';
  section.scrollIntoView({ behavior });
  section.focus({ preventScroll: true });
  holdInView(section, behavior);
}
