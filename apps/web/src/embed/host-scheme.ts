export type ColorScheme = 'light' | 'dark';

/** Colours whose lightness is below this are dark ground. */
const DARK_BELOW = 0.5;
/** Milliseconds after which a host page that fades between its schemes has changed. */
const FADE_MS = 400;

/** Not the digit in 'display-p3'. */
const NUMBERS = /-?\b[\d.]+(?:e-\d+)?%?/g;
const toNumber = (text = '') => Number.parseFloat(text) / (text.endsWith('%') ? 100 : 1);

/**
 * How light a colour is, from 0 to 1, as the browser gives the value of a style; undefined for one
 * that can be seen through, and for one that is written in a way not known here.
 */
export function lightnessOf(color: string): number | undefined {
  const [first, second, third, alpha = '1'] = color.match(NUMBERS) ?? [];
  if (first === undefined || toNumber(alpha) < DARK_BELOW) return undefined;
  const [red = 0, green = 0, blue = 0] = [first, second, third].map(toNumber);
  // Lightness itself is the first number of oklab and oklch, and of lab and lch in percent.
  if (color.startsWith('ok')) return red;
  if (color.startsWith('l')) return red / 100;
  return (0.299 * red + 0.587 * green + 0.114 * blue) / (color.startsWith('rgb') ? 255 : 1);
}

function parentOf(element: Element): Element | null {
  const { parentNode, parentElement } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : parentElement;
}

/** The scheme of the page that an element stands in: that of the ground behind it. */
function schemeAround(element: Element): ColorScheme {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const lightness = lightnessOf(backgroundColor);
    if (lightness !== undefined) return lightness < DARK_BELOW ? 'dark' : 'light';
    if (backgroundImage !== 'none') break;
  }
  // A picture, a gradient or the browser's own ground: dark where words are light on it.
  return (lightnessOf(getComputedStyle(element).color) ?? 0) < DARK_BELOW ? 'light' : 'dark';
}

/**
 * Follows the scheme of the page around an element, now and whenever it changes.
 *
 * @param signal ends it
 */
export function followScheme(
  element: Element,
  onScheme: (scheme: ColorScheme) => void,
  signal: AbortSignal,
): void {
  const look = () => {
    if (!signal.aborted) onScheme(schemeAround(element));
  };
  let isWaiting = false;
  let isChanged = false;
  const lookAgain = () => {
    isChanged = isWaiting;
    // What moves an ancestor writes its style many times a second.
    if (isWaiting) return;
    isWaiting = true;
    look();
    setTimeout(() => {
      isWaiting = false;
      if (isChanged) lookAgain();
      else look();
    }, FADE_MS);
  };
  look();
  window
    .matchMedia('(prefers-color-scheme: dark)')
    .addEventListener('change', lookAgain, { signal });
  // A page switches by a class or an attribute of whatever the element stands in.
  const observer = new MutationObserver(lookAgain);
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    observer.observe(at, { attributes: true });
  }
  signal.addEventListener('abort', () => observer.disconnect());
}
