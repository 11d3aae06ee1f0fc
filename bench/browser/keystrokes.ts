import type { Browser } from '@playwright/test';
import { median } from '../figures.ts';
import { ARTICLE_PATH, type MeasuredSite } from './measured-site.ts';

/** What is typed, another one each time: of no search the results are there already. */
export const SEARCHES = ['reserve fund study', 'parking fine appeal', 'special assessment vote'];
/** Milliseconds after which a key has changed all that it will change. */
const SETTLED_MS = 300;

export interface Keystrokes {
  /** From the shortcut to a dialog that can be typed into. */
  openMs: number;
  firstMs: number;
  laterMs: number;
}

/** Notes in the page how long after each key the last change that it made was drawn. */
function watchKeys(): void {
  const delays: number[] = [];
  Object.assign(window, { delays });
  let pressedAt = 0;
  const note = () => {
    const index = delays.length - 1;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        delays[index] = performance.now() - pressedAt;
      };
      port2.postMessage(null);
    });
  };
  document.addEventListener(
    'keydown',
    (key) => {
      pressedAt = key.timeStamp;
      delays.push(0);
    },
    { capture: true },
  );
  new MutationObserver(note).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Types into the search and measures to the last change on the screen that each key makes. */
export async function measureKeystrokes(
  browser: Browser,
  { origin, isLive }: MeasuredSite,
  search: string,
): Promise<Keystrokes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin + ARTICLE_PATH);
  await page.waitForFunction(isLive);
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchKeys);
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const delays = () => page.evaluate(() => Reflect.get(window, 'delays') as number[]);
  const openMs = (await delays()).at(-1) ?? Number.NaN;
  const taken: number[] = [];
  for (const letter of search) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(SETTLED_MS);
    taken.push((await delays()).at(-1) ?? Number.NaN);
  }
  await context.close();
  const [firstMs = Number.NaN, ...later] = taken;
  return { openMs, firstMs, laterMs: median(later.filter((ms) => ms > 0)) };
}
