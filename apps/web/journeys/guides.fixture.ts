import type { Page } from '@playwright/test';

/** Says in the guide to records that a request was made in writing, as far as the day it arrived. */
export async function sayWasAsked(page: Page, state: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('Which state is your home in?').selectOption(state);
  await next.click();
  await page.getByLabel('Houses or townhouses on their own lots').check();
  await next.click();
  await page.getByLabel('I asked in writing and have no answer').check();
  await next.click();
  await page.getByLabel('When did your request arrive?').fill('2026-11-02');
  await next.click();
}

/** Answers the rest of it: for contracts, with a second request. */
export async function sayWhatWasAsked(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('Contracts, bids').check();
  await next.click();
  await page.getByLabel('Yes', { exact: true }).check();
  await next.click();
}
