import { readWish } from './frame-wish';

/**
 * Gives a frame the height it asks for, and brings its top into view when it asks for that and a
 * reader has scrolled past it. Only the frame itself, showing the portal, is listened to.
 */
export function obeyFrame(frame: HTMLIFrameElement, portalOrigin: string): void {
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
  });
}
