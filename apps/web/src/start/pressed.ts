/**
 * Marks what a finger comes down on, in the very task. A browser gives `:active` to a short tap only
 * together with its click, so that nothing is seen before the work that the click asks for. The
 * style sheet is `styles/base.css`.
 */

const PRESSABLE = 'a[href], button, summary, label, select, [role="button"]';
/** How long in milliseconds a mark stays after a short tap, so that it is seen at all. */
const SEEN_MS = 120;

function unmark(): void {
  for (const pressed of document.querySelectorAll('[data-pressed]')) {
    pressed.removeAttribute('data-pressed');
  }
}

/** Begins to mark presses, for as long as the document is there. */
export function markPresses(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const options = { capture: true, passive: true };
  const press = ({ target }: Event) => {
    clearTimeout(timer);
    unmark();
    if (target instanceof Element) target.closest(PRESSABLE)?.setAttribute('data-pressed', '');
  };
  const release = () => {
    timer = setTimeout(unmark, SEEN_MS);
  };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('pointerup', release, options);
  // A finger that scrolls presses nothing.
  document.addEventListener('pointercancel', unmark, options);
  document.addEventListener('dragend', unmark, options);
}
