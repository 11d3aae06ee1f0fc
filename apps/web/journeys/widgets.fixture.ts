import type { Page } from '@playwright/test';
import { expect, frameAt } from './host-site.fixture';

/** A page of somebody else with widgets and words around them. */
export const hostPage = (portal: string | undefined, body: string, head = '') => `<!doctype html>
<html lang="en"><head><title>Willow Creek</title><meta name="viewport" content="width=device-width">
<script src="${portal}/widgets.js" async></script>${head}</head>
<body><main><h1>Willow Creek</h1><p>Before.</p>${body}<p id="after">After the widget.</p></main></body></html>`;

/** The room that a widget takes on the host page, and whether its frame scrolls by itself. */
export async function expectFits(page: Page, address: string): Promise<void> {
  const frame = await frameAt(page, address);
  await expect
    .poll(async () => {
      const element = await frame.frameElement();
      const given = (await element.boundingBox())?.height ?? 0;
      const content = await frame.evaluate(
        () => document.getElementById('root')?.getBoundingClientRect().height ?? 0,
      );
      return content > 100 && given >= content && given <= content + 150;
    })
    .toBe(true);
  expect(
    await frame.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBeLessThanOrEqual(0);
}
