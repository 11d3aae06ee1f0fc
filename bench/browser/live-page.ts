import type { Page } from '@playwright/test';

/** Waits until the application runs: it has put its listeners where React keeps them. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('main')?.firstElementChild;
    return main != null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}
