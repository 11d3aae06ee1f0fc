import type { Browser } from '@playwright/test';
import type { MeasuredSite } from './measured-site.ts';

const MINUTE_MS = 60_000;

/** Bytes, headers included, that the home page receives in a minute in which nobody does anything. */
export async function measureIdleMinute(
  browser: Browser,
  { origin, isLive }: MeasuredSite,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(isLive);
  // What is fetched when the page first rests belongs to its loading.
  await page.waitForTimeout(5_000);
  const protocol = await context.newCDPSession(page);
  let bytes = 0;
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await protocol.send('Network.enable');
  await page.waitForTimeout(MINUTE_MS);
  await context.close();
  return bytes;
}
