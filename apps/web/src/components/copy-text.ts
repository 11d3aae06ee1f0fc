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

/** How long a control says that a text was copied, in milliseconds. */
const COPIED_MS = 2_500;
/** How long it says what to do where it was not: a sentence to read, and to act on. */
const BLOCKED_MS = 10_000;

/** How long a control says what became of a copy, in milliseconds. */
export function copyOutcomeMs(isCopied: boolean): number {
  return isCopied ? COPIED_MS : BLOCKED_MS;
}

/** What a control says of a copy. */
export interface CopyWords {
  copied: string;
  /** Where the browser lets nothing be copied, with what to do in its place. */
  blocked: (byHand: string) => string;
  byHand: string;
}

export const COPY_WORDS: CopyWords = {
  copied: 'Copied',
  blocked: (byHand) => `Copying is blocked here. ${byHand}`,
  byHand: 'Select the text and copy it by hand.',
};
