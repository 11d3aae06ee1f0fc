import type { Page } from '@playwright/test';

/**
 * Holds requests back until they are let go, as a slow line does.
 *
 * @param asked the addresses of those that are held
 * @returns what lets them go
 */
export async function holdRequests(
  page: Page,
  asked: Parameters<Page['route']>[0],
): Promise<() => void> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    await isLetGo;
    // Who asked may have given it up meanwhile.
    await route.fallback().catch(() => {});
  });
  return letGo;
}

/** Holds the code of the application back. */
export function holdApplication(page: Page): Promise<() => void> {
  return holdRequests(page, /\/assets\/entry-client-.*\.js$/);
}
