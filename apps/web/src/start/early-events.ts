/**
 * What a visitor does before the application runs is answered at once and lost never: links are
 * the browser's own from the first frame, what only the application can do is marked, queued and
 * done when it runs.
 */
import { clearOpening, showOpening } from './opening';

/** Event on the document: the application runs, or it never will. */
export const LIVE_EVENT = 'portal:live';

/** What does nothing when pressed without the application; forms and links work by themselves too. */
const PRESSABLE = 'button,[role=button],a[href]';

/** Links that the application does more for than to follow them: a question to ask, a dialog. */
const ASKING_LINK = 'a[rel~=nofollow],a[aria-haspopup]';

/** Longest time in milliseconds that such a link waits for the application before it is followed. */
const LINK_TIMEOUT_MS = 4_000;

interface QueuedEvent {
  target: EventTarget | null;
  /** A copy: an event whose propagation was stopped cannot be dispatched again. */
  copy: Event;
  /** Finds what was pressed again, when the application has drawn the page anew. */
  findAgain?: () => Element | undefined;
}

const queue: QueuedEvent[] = [];
let capture: AbortController | undefined;
/** Whether the search was asked for last: what is typed from then on is meant for its box. */
let isForSearch = false;

/** Says that events are now handled by the application, or by the browser alone. */
export function announceLive(): void {
  document.dispatchEvent(new Event(LIVE_EVENT));
}

function enqueue(event: Event, copy: Event, findAgain?: QueuedEvent['findAgain']): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  queue.push({ target: event.target, copy, findAgain });
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** What will stand where a thing stands: the same kind, of the same name, as many before it. */
function finder(pressed: Element): () => Element | undefined {
  const name = nameOf(pressed);
  const alike = () =>
    [...document.querySelectorAll(pressed.tagName)].filter((one) => nameOf(one) === name);
  const at = alike().indexOf(pressed);
  return () => alike()[at];
}

function captureClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (pressed === null || hasModifier) return;
  if (pressed instanceof HTMLAnchorElement) {
    const { target, origin, pathname } = pressed;
    if (target !== '' || origin !== location.origin) return;
    if (!pressed.matches(ASKING_LINK)) {
      if (pathname !== location.pathname) showOpening(pressed, 'Opening…');
      return;
    }
    setTimeout(replayEarlyEvents, LINK_TIMEOUT_MS);
  }
  isForSearch = pressed.hasAttribute('aria-keyshortcuts');
  showOpening(pressed, 'One moment…');
  enqueue(event, new MouseEvent('click', event), finder(pressed));
}

function captureKey(event: KeyboardEvent): void {
  const isField = event.target instanceof Element && event.target.matches('input,textarea');
  const sendsForm = isField && event.key === 'Enter' && !event.shiftKey && !event.isComposing;
  const hasModifier = event.ctrlKey || event.metaKey;
  const isShortcut = hasModifier && event.key.toLowerCase() === 'k';
  const isWord = isForSearch && !hasModifier && !event.altKey && /^(.|Backspace)$/u.test(event.key);
  isForSearch ||= isShortcut;
  if (sendsForm || isShortcut || isWord) {
    enqueue(event, new KeyboardEvent('keydown', event));
  }
}

/**
 * Begins to capture events.
 *
 * @param onLive called when the application says that it is live
 */
export function captureEarlyEvents(onLive: () => void): void {
  capture = new AbortController();
  const options = { capture: true, signal: capture.signal };
  document.addEventListener('click', captureClick, options);
  document.addEventListener('keydown', captureKey, options);
  document.addEventListener(LIVE_EVENT, onLive, { once: true });
}

function targetOf({ target, findAgain }: QueuedEvent): EventTarget | null {
  const isGone = target instanceof Element && !target.isConnected;
  return (isGone && findAgain?.()) || target;
}

/** Says where a mouse rests that came there before anybody listened. */
function tellPointer(): void {
  if (!matchMedia('(hover: hover)').matches) return;
  const under = [...document.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** Replays queued events, after where the pointer and the keyboard are, and stops capturing. */
export function replayEarlyEvents(): void {
  if (capture === undefined) return;
  capture.abort();
  capture = undefined;
  clearOpening();
  tellPointer();
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const event of queue.splice(0)) {
    const target = targetOf(event);
    const { copy } = event;
    const isFree = target?.dispatchEvent(copy);
    const isEnter = copy instanceof KeyboardEvent && copy.key === 'Enter';
    // The copy of a key does nothing by itself: where no listener took Enter, the form's button is pressed.
    if (isFree && isEnter && target instanceof HTMLInputElement) {
      target.form?.querySelector<HTMLElement>('[type=submit]')?.click();
    }
  }
}
