/** Milliseconds after which a page that is not drawn, as in a hidden tab, goes on all the same. */
const NOT_DRAWN_MS = 500;

const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

const drawn = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      // A frame before it may hold nothing but the background.
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

const waited = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until the whole page is there and the browser has shown something of it. */
export async function afterFirstFrame(): Promise<void> {
  await parsed();
  await Promise.race([drawn(), waited(NOT_DRAWN_MS)]);
}
