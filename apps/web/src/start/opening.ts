/**
 * Says that a press was heard while what it asks for is still on its way: the pressed thing is
 * marked, and a note beside it says so. The style sheet is `styles/base.css`.
 */

/** Room between a pressed thing and its note, and of the note to the edges, in pixels. */
const GAP_PX = 8;
/** The height of a note with its gap, below which it stands above what was pressed. */
const NOTE_PX = 48;

/** Puts a note beside a thing that is in view, inside the window; it scrolls with the page. */
function placeNote(note: HTMLElement, pressed: Element): void {
  const { left, top, bottom } = pressed.getBoundingClientRect();
  const isLow = bottom + NOTE_PX > innerHeight;
  const y = isLow ? top - note.offsetHeight - GAP_PX : bottom + GAP_PX;
  const right = document.documentElement.clientWidth - note.offsetWidth - GAP_PX;
  note.style.left = `${scrollX + Math.max(GAP_PX, Math.min(left, right))}px`;
  note.style.top = `${scrollY + Math.max(GAP_PX, y)}px`;
}

/** What was pressed last, and the note beside it. */
let marked: Element | undefined;
let note: HTMLElement | undefined;

/** Takes back what {@link showOpening} said. */
export function clearOpening(): void {
  note?.remove();
  marked?.removeAttribute('data-opening');
}

/** Marks what was pressed, at once, and says what happens; only the last press is marked. */
export function showOpening(pressed: Element, words: string): void {
  clearOpening();
  marked = pressed;
  marked.setAttribute('data-opening', '');
  note = document.createElement('div');
  note.className = 'opening-note';
  note.role = 'status';
  document.body.append(note);
  note.textContent = words;
  placeNote(note, pressed);
  // A page that the browser kept is shown as it was left.
  window.addEventListener('pageshow', clearOpening);
}
