/**
 * The home page is long and read from its top: what is far below is laid out after the application
 * runs, a section at a time, so that neither the first frame nor a visitor's first press waits for
 * it. The style sheet reads `data-loading` (`styles/base.css`).
 */

/** Milliseconds after which a page that is not painted, as in a hidden tab, goes on all the same. */
const PAINT_TIMEOUT_MS = 500;

/** Whether the page is entered at its top, and not at a section or where its reader left it. */
function beginsAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  return isNew && location.hash === '';
}

/**
 * Leaves what is far below out of the first layouts; in a frame the host asks for the height, and
 * style sheets must know that they are in one.
 */
export function deferLayout(): void {
  const { dataset } = document.documentElement;
  if (window.parent !== window) dataset.framed = '';
  else if (beginsAtTop()) dataset.loading = '';
}

/** Waits until the whole page has been parsed and the browser has painted something of it. */
export async function firstFrame(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  }
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      // A frame before it may hold nothing but the background.
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}

/** Lays out everything, where no application will. */
export function layOutAtOnce(): void {
  delete document.documentElement.dataset.loading;
}
