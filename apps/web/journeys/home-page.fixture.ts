import type { Page } from '@playwright/test';

/** What a batched call of the typed API answers, one entry for each procedure in its address. */
interface CallResult {
  result?: { data: unknown };
  error?: { message: string; code: number; data: { code: string; httpStatus: number } };
}

/** Opens the home page and waits until it answers to a visitor. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await untilAlive(page);
}

/** Waits until React has taken over what the server wrote. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const box = document.querySelector('main input, main a');
    return box !== null && Object.keys(box).some((key) => key.startsWith('__reactProps'));
  });
}

/** Stops the clock of a page, so that only the test lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/** The procedures that a request of the typed API calls. */
export function proceduresOf(url: string): string[] {
  return new URL(url).pathname.replace('/trpc/', '').split(',');
}

/** Lets a test change what procedures answer; the others of a batch stay as they are. */
export async function alterCalls(
  page: Page,
  alter: (procedure: string, answer: CallResult) => CallResult,
): Promise<void> {
  await page.route('**/trpc/**', async (route) => {
    try {
      const response = await route.fetch();
      const answers = (await response.json()) as CallResult[];
      const names = proceduresOf(route.request().url());
      const json = answers.map((answer, index) => alter(names[index] ?? '', answer));
      await route.fulfill({ response, json });
    } catch {
      // The test has ended while the page was still fetching.
    }
  });
}

/** An answer as the server gives it when something broke. */
export function brokenCall(message = 'Internal server error'): CallResult {
  return {
    error: { message, code: -32_603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
  };
}

export const QUESTION_BOX = 'Ask about HOA governance, bylaws, rules, or management';

/** The carousel of featured articles. */
export function carousel(page: Page) {
  return page.getByRole('group', { name: 'Featured articles, one at a time' });
}

/** The title of the article that the carousel shows. */
export function slideTitle(page: Page) {
  return carousel(page).getByRole('heading', { level: 3 }).first();
}
