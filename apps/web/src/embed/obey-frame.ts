import { readWish } from './frame-wish';
import { visibleRange } from './visible-range';

/** At most so often is the frame told what is visible while the visitor scrolls. */
const TELL_INTERVAL_MS = 100;

/** Tells a frame which part of it is on the screen, for its dialogs and toasts to open there. */
function keepTold(frame: HTMLIFrameElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    const range = visibleRange(frame.getBoundingClientRect(), window.innerHeight);
    // To whichever page is in the frame: a page can observe as much of itself without us.
    if (range !== null) frame.contentWindow?.postMessage({ type: 'visibleRange', ...range }, '*');
  };
  const tellSoon = () => {
    if (timer === undefined) timer = setTimeout(tell, TELL_INTERVAL_MS);
  };
  // Captured, because the element that scrolls may be any that the frame is in.
  window.addEventListener('scroll', tellSoon, { capture: true, passive: true });
  window.addEventListener('resize', tellSoon);
  return tellSoon;
}

/**
 * Gives a frame the height it asks for, and brings its top into view when it asks for that and a
 * reader has scrolled past it. Only the frame itself, showing the portal, is listened to.
 */
export function obeyFrame(frame: HTMLIFrameElement, portalOrigin: string): void {
  const tellSoon = keepTold(frame);
  // A host page in a sandbox has no origin of its own, and its frame inherits the sandbox.
  const isPortal = (origin: string) =>
    origin === portalOrigin || (origin === 'null' && window.origin === 'null');
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || !isPortal(origin)) return;
    const wish = readWish(data);
    if (wish?.type === 'setHeight') frame.style.height = `${wish.height}px`;
    if (wish?.type === 'scrollToTop' && frame.getBoundingClientRect().top < 0) {
      frame.scrollIntoView();
    }
    tellSoon();
  });
}
