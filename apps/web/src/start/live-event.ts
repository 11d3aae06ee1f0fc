/** Event on the document: the application runs, or it never will. */
const LIVE_EVENT = 'portal:live';

/** Says that what a visitor does is now in the application's hands, or in the browser's own. */
export function announceLive(): void {
  document.dispatchEvent(new Event(LIVE_EVENT));
}

export function whenLive(callback: () => void): void {
  document.addEventListener(LIVE_EVENT, callback, { once: true });
}
