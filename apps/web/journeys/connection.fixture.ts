import type { BrowserContext, Locator } from '@playwright/test';
import { expect } from './portal.fixture';

/**
 * Gives the browser its connection back, and presses what tries again while something is still told
 * to have failed: a request that goes out with the very event of the connection may come too early.
 */
export async function reconnect(context: BrowserContext, failed: Locator): Promise<void> {
  await context.setOffline(false);
  await expect(async () => {
    const again = failed.getByRole('button', { name: 'Try again' });
    if ((await again.count()) > 0) await again.click({ timeout: 1_000 });
    await expect(failed).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
