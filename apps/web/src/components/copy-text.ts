/** Copies by way of a selection, which works where a frame may not use the clipboard itself. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  document.body.append(box);
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies a text after a visitor's click; false when the browser allows no way of doing so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** How long a control says what became of a copy, in milliseconds. */
export const COPY_OUTCOME_MS = 2_500;
