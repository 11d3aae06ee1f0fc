import { whenIdle } from '../components/when-idle';

/**
 * Lays out what `start/first-frame.ts` left out of the first frames, one section in each idle moment,
 * once the application runs.
 */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.loading === undefined) return;
  const sections = document.querySelectorAll<HTMLElement>('main > section');
  for (const { style } of sections) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    style.contentVisibility = 'visible';
  }
  delete dataset.loading;
  for (const { style } of sections) style.contentVisibility = '';
}
