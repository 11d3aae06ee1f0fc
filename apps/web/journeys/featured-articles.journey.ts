import {
  alterCalls,
  brokenCall,
  carousel,
  openHome,
  proceduresOf,
  slideTitle,
  untilAlive,
} from './home-page.fixture';
import { expect, test } from './portal.fixture';

test('the server and the browser choose the same topics, one request for their articles', async ({
  page,
}) => {
  const requests: string[][] = [];
  page.on('request', (request) => {
    if (request.url().includes('content.bySlug')) requests.push(proceduresOf(request.url()));
  });
  const document = await page.goto('/');
  const served = [
    ...((await document?.text()) ?? '').matchAll(/aria-label="(Show topic \d+: [^"]+)"/g),
  ].map(([, label]) => label);
  expect(served).toHaveLength(6);
  await untilAlive(page);
  await expect(carousel(page).getByRole('group', { name: /^Article: / })).toBeVisible();
  const labels = await carousel(page)
    .getByRole('button', { name: /^Show topic/ })
    .evaluateAll((dots) => dots.map((dot) => dot.getAttribute('aria-label')));
  expect(labels).toEqual(served);
  const [calls = [], ...others] = requests;
  expect(others).toEqual([]);
  expect(calls.filter((name) => name === 'content.bySlug')).toHaveLength(6);
});

test.describe('when articles cannot be fetched', () => {
  test.use({ expectedComplaints: /Failed to load resource|Featured content could not be fetched/ });

  test('an answer that is not OK gives the fallback paragraph', async ({ page }) => {
    await alterCalls(page, (procedure, answer) =>
      procedure === 'content.bySlug' ? brokenCall() : answer,
    );
    await openHome(page);
    await expect(carousel(page).getByRole('button', { name: /^Show topic/ })).toHaveCount(6);
    await carousel(page).getByRole('button', { name: 'Next topic' }).click();
    const title = await slideTitle(page).textContent();
    await expect(
      carousel(page).getByText(`Learn about ${title} in your HOA community.`),
    ).toBeVisible();
  });

  test('a request that fails skips its category and is logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    let isFirst = true;
    await alterCalls(page, (procedure, answer) => {
      if (procedure !== 'content.bySlug' || !isFirst) return answer;
      isFirst = false;
      // No answer of ours at all, as from something between.
      return {};
    });
    await openHome(page);
    await expect(carousel(page).getByRole('button', { name: /^Show topic/ })).toHaveCount(5);
    await expect.poll(() => logged.join('\n')).toContain('Featured content could not be fetched');
  });

  test('without any article the section says so', async ({ page }) => {
    await page.route('**/trpc/**', (route) =>
      route.request().url().includes('content.bySlug') ? route.abort() : route.fallback(),
    );
    await openHome(page);
    await expect(page.getByText('The featured articles could not be fetched.')).toBeVisible();
  });
});
