import type { Page } from '@playwright/test';
import { expect, test } from './portal.fixture';

/** 400 kbit/s and a processor six times slower: a cheap phone on a weak signal. */
async function slowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const path of ['/', '/topic/violation-notices']) {
  test(`${path} on a slow phone: nothing moves under the thumb while it loads`, async ({
    page,
  }) => {
    await slowPhone(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('portal:live', () => Object.assign(window, { isLive: true }));
    });
    await page.goto(path);
    await page.waitForFunction(() => 'isLive' in window, undefined, { timeout: 50_000 });
    // The fonts come last, and are the only thing that is left.
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
}
