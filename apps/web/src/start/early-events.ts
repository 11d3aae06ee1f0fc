/**
 * What a visitor does before the application runs is kept and done when it does, so that no press
 * is lost on a slow line.
 */

/** Longest time in milliseconds that a link waits for the application before it is simply followed. */
const LINK_PATIENCE_MS = 2_000;

/** What is pressed to no effect without the application; forms and links work by themselves too. */
const PRESSED = 'button, [role="button"], a[href]';

interface EarlyEvent {
  target: EventTarget;
  /** The same again: an event that was stopped cannot go on. */
  again: Event;
}

const waiting: EarlyEvent[] = [];
let lastOver: EarlyEvent | undefined;
let listening: AbortController | undefined;

function hold(event: Event, again: Event): void {
  if (event.target === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  waiting.push({ target: event.target, again });
}

/** A click that opens a new tab, leaves the site or stays in the page is the browser's own. */
function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const staysHere = link.getAttribute('href')?.startsWith('#') === true;
  const isOnSite = link.target === '' && link.origin === window.location.origin;
  return isOnSite && !hasModifier && !staysHere;
}

function holdClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest(PRESSED) : null;
  if (pressed === null || event.button !== 0) return;
  if (pressed instanceof HTMLAnchorElement) {
    if (!isOurs(pressed, event)) return;
    setTimeout(replayEarlyEvents, LINK_PATIENCE_MS);
  }
  hold(event, new MouseEvent('click', event));
}

function holdKey(event: KeyboardEvent): void {
  const isField = event.target instanceof Element && event.target.matches('input, textarea');
  const sendsForm = isField && event.key === 'Enter' && !event.shiftKey && !event.isComposing;
  const isShortcut = event.ctrlKey || event.metaKey;
  if (sendsForm || (isShortcut && event.key.toLowerCase() === 'k')) {
    hold(event, new KeyboardEvent('keydown', event));
  }
}

/** Begins to keep what happens. */
export function keepEarlyEvents(): void {
  listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('click', holdClick, options);
  document.addEventListener('keydown', holdKey, options);
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.target !== null) {
        lastOver = { target: event.target, again: new PointerEvent('pointerover', event) };
      }
    },
    { ...options, passive: true },
  );
}

/** Does again what was kept, where the pointer and the keyboard are first; from now on nothing is. */
export function replayEarlyEvents(): void {
  if (listening === undefined) return;
  listening.abort();
  listening = undefined;
  if (lastOver?.target instanceof Element && lastOver.target.matches(':hover')) {
    lastOver.target.dispatchEvent(lastOver.again);
  }
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const { target, again } of waiting.splice(0)) target.dispatchEvent(again);
}
