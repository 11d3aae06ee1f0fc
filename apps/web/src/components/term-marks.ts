/** The glossary word that an event happened on; the server marked it with `data-term`. */
export function markOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
}

/** Tells assistive technology that a word is explained by a popup that is open. */
export function announceOpen(mark: HTMLElement, popupId: string): void {
  mark.setAttribute('aria-expanded', 'true');
  mark.setAttribute('aria-describedby', popupId);
}

/** Tells assistive technology that the popup of a word is closed. */
export function announceClosed(mark: HTMLElement): void {
  mark.setAttribute('aria-expanded', 'false');
  mark.removeAttribute('aria-describedby');
}
