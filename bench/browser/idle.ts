import type { Browser } from '@playwright/test';
import { waitUntilLive } from './live-page.ts';

const MINUTE_MS = 60_000;

/** Bytes, headers included, that the home page receives in a minute in which nobody does anything. */
export async function measureIdleMinute(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await waitUntilLive(page);
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
