/** Event on the document: another page has taken the place of the one that was shown. */
export const PAGE_EVENT = 'portal:page';

/** Says that another page is shown. */
export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE_EVENT));
}

/** Waits for a moment in which nobody sees what moves: another page, or a tab that is hidden. */
export function unseenMoment(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(PAGE_EVENT, () => resolve(), { once: true });
    document.addEventListener('visibilitychange', () => document.hidden && resolve());
  });
}
