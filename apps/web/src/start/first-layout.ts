/**
 * The home page is long and read from its top: what is far below is laid out after the application
 * runs, a section at a time, so that neither the first frame nor a visitor's first press waits for
 * it. The style sheet obeys `data-loading` (`styles/first-layout.css`).
 */
import { whenIdle } from '../components/when-idle';

const SECTIONS = 'main > section';

/** Whether the page is entered at its top, and not at a section or where its reader left it. */
function beginsAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  return isNew && window.location.hash === '';
}

/** Leaves what is far below out of the first layouts; in a frame the host asks for the height. */
export function beginAtTop(): void {
  const isFramed = window.parent !== window;
  if (!isFramed && beginsAtTop()) document.documentElement.dataset.loading = '';
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/** Lays out the rest, one section in each idle moment. */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.loading === undefined) return;
  const sections = document.querySelectorAll<HTMLElement>(SECTIONS);
  for (const { style } of sections) {
    await idle();
    style.contentVisibility = 'visible';
  }
  delete dataset.loading;
  for (const { style } of sections) style.contentVisibility = '';
}
