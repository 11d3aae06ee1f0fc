export type ColorScheme = 'light' | 'dark';

/** Colours whose lightness is below this are dark ground. */
const DARK_BELOW = 0.5;
/** Milliseconds after which a host page that fades between its schemes has changed. */
const FADE_MS = 400;

const NUMBERS = /-?[\d.]+%?/g;
const toNumber = (text = '') => Number.parseFloat(text) / (text.endsWith('%') ? 100 : 1);

/**
 * How light a colour is, from 0 to 1, as the browser gives the value of a style; undefined for one
 * that can be seen through, and for one that is written in a way not known here.
 */
export function lightnessOf(color: string): number | undefined {
  const [kind = ''] = color.split('(', 1);
  const [first, second, third, alpha = '1'] = color.match(NUMBERS) ?? [];
  if (first === undefined || toNumber(alpha) < DARK_BELOW) return undefined;
  const channels = [first, second, third].map(toNumber);
  if (kind.startsWith('rgb')) {
    const [red = 0, green = 0, blue = 0] = channels;
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  }
  if (kind.startsWith('ok')) return channels[0];
  return kind === 'lab' || kind === 'lch' ? (channels[0] ?? 0) / 100 : undefined;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The scheme of the page that an element stands in: that of the ground behind it. */
function schemeAround(element: Element): ColorScheme {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const lightness = lightnessOf(getComputedStyle(at).backgroundColor);
    if (lightness !== undefined) return lightness < DARK_BELOW ? 'dark' : 'light';
  }
  // Nothing is painted: the browser's own ground, dark only for a page that says it can be.
  const said = getComputedStyle(document.documentElement).colorScheme;
  const isWanted = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return said.includes('dark') && (isWanted || !said.includes('light')) ? 'dark' : 'light';
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
  const lookAgain = () => {
    look();
    setTimeout(look, FADE_MS);
  };
  look();
  window
    .matchMedia('(prefers-color-scheme: dark)')
    .addEventListener('change', lookAgain, { signal });
  // A page switches by a class or an attribute at its top.
  const observer = new MutationObserver(lookAgain);
  for (const top of [document.documentElement, document.body]) {
    observer.observe(top, { attributes: true });
  }
  signal.addEventListener('abort', () => observer.disconnect());
}
