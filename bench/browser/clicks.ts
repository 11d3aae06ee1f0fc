import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { median } from '../figures.ts';
import { ARTICLE_PATH, type MeasuredSite } from './measured-site.ts';

const CLICKS = 12;
/** Milliseconds between reaching a link and pressing it: a quick hand. */
const REST_MS = 300;
/** Milliseconds that a finger stays on the button: what was pressed is seen before it is let go. */
const HOLD_MS = 60;
/** Milliseconds that a reader stays at least; the cards below an article follow it within them. */
const STAY_MS = 500;

/** A processor four times slower and round trips of 150 ms: a phone, far from the server. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Notes in the page when a link is pressed and when the next article has been drawn. */
function watchClicks(content: string): void {
  const clicks: number[] = [];
  Object.assign(window, { clicks });
  document.addEventListener(
    'click',
    (click) => {
      const before = document.querySelector('h1')?.textContent;
      const look = () => {
        const heading = document.querySelector('h1')?.textContent;
        const isThere = heading !== before && document.querySelector(content) !== null;
        if (!isThere) return;
        observer.disconnect();
        // The task after the frame: what was changed is on the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => clicks.push(performance.now() - click.timeStamp);
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { capture: true },
  );
}

async function clickThrough(page: Page, links: Locator): Promise<number> {
  const visited = new Set<string>();
  for (let count = 1; count <= CLICKS; count += 1) {
    await links.first().waitFor();
    await page.waitForTimeout(STAY_MS);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    // Each article is new, or its data would be there already.
    const next = Math.max(
      0,
      hrefs.findIndex((href) => href !== null && !visited.has(href)),
    );
    visited.add(hrefs[next] ?? '');
    const link = links.nth(next);
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(REST_MS);
    await page.mouse.down();
    await page.waitForTimeout(HOLD_MS);
    await page.mouse.up();
    await page.waitForFunction(
      (wanted) => (Reflect.get(window, 'clicks') as number[]).length === wanted,
      count,
    );
  }
  return median(await page.evaluate(() => Reflect.get(window, 'clicks') as number[]));
}

/**
 * Milliseconds from pressing a link to another article until that article is drawn; the median of
 * a walk through the library.
 */
export async function measureClicks(
  browser: Browser,
  { origin, content, nextLinks, isLive }: MeasuredSite,
  isSlow: boolean,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin + ARTICLE_PATH);
  await page.waitForFunction(isLive);
  if (isSlow) await slowDown(context, page);
  await page.evaluate(watchClicks, content);
  const result = await clickThrough(page, nextLinks(page));
  await context.close();
  return result;
}
