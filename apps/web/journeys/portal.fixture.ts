import { test as base, expect } from '@playwright/test';

interface PortalFixture {
  /** What the console may say in a test of a failure: the browser reports every failed request. */
  expectedComplaints: RegExp | undefined;
  quietConsole: undefined;
}

/** A test that fails on any console error or warning and on any error a page throws. */
export const test = base.extend<PortalFixture>({
  expectedComplaints: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!expectedComplaints?.test(text)) complaints.push(text);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complain(message.text());
      });
      page.on('pageerror', (error) => complain(error.message));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
