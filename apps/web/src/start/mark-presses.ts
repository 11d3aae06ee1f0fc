/**
 * Marks what a finger comes down on, in the very task. A browser gives `:active` to a short tap only
 * together with its click, so that nothing is seen before the work that the click asks for. The
 * style sheet is `styles/base.css`.
 */

const PRESSABLE = 'a[href],button,summary,label,select,[role=button]';
const MARK = 'data-pressed';
/** How long in milliseconds a mark stays after a short tap, so that it is seen at all. */
const SEEN_MS = 120;

/** Begins to mark presses, for as long as the document is there. */
export function markPresses(): void {
  let pressed: Element | null;
  // A finger that scrolls or drags presses nothing, and its press is canceled.
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'dragend']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const released = pressed;
        setTimeout(() => released?.removeAttribute(MARK), SEEN_MS);
        pressed =
          type === 'pointerdown' && target instanceof Element ? target.closest(PRESSABLE) : null;
        pressed?.setAttribute(MARK, '');
      },
      true,
    );
  }
}
