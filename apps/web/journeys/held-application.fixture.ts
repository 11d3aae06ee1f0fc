import type { Page } from '@playwright/test';

/** Holds the code of the application back until it is let go, as a slow line does. */
export async function holdApplication(page: Page): Promise<() => void> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-client-.*\.js$/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}
