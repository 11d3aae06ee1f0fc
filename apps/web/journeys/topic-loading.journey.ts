import type { Page } from '@playwright/test';
import { holdRequests } from './held-requests.fixture';
import { alterCalls, untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

/** Enters a topic from its category, so that the browser itself loads what the page shows. */
async function enterFromCategory(page: Page, title: string, category = 'amenities-management') {
  await page.goto(`/category/${category}`);
  // A link that is pressed earlier is followed by the server.
  await untilAlive(page);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
}

/** The request that asks for related topics, whatever else travels with it. */
const RELATED_CALL = /\/trpc\/[\w.,]*topics\.related/;

/** Answers the browser's requests for a topic with the server's answer, changed. */
async function changeTopic(page: Page, change: (topic: Record<string, unknown>) => void) {
  await page.route(/\/trpc\/topics\.bySlug/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [result] = Array.isArray(body) ? body : [body];
    change(result.result.data);
    await route.fulfill({ response, json: body });
  });
}

test('shows its shape while it loads', async ({ page }) => {
  const letGo = await holdRequests(page, /\/trpc\/topics\.bySlug/);
  await enterFromCategory(page, 'Dog Parks');
  await expect(page.getByRole('status', { name: 'Loading the topic' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Dog Parks' })).toBeVisible();
});

test('the keyboard is at its heading however long it takes to come', async ({ page }) => {
  const letGo = await holdRequests(page, /\/trpc\/topics\.bySlug/);
  await page.clock.install();
  await enterFromCategory(page, 'Dog Parks');
  await expect(page.getByRole('status', { name: 'Loading the topic' })).toBeVisible();
  await page.clock.runFor(20_000);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Dog Parks' })).toBeFocused();
});

test.describe('related topics', () => {
  test('say that they are loading, then show cards that lead on', async ({ page }) => {
    const letGo = await holdRequests(page, RELATED_CALL);
    await enterFromCategory(page, 'Dog Parks');
    await expect(page.getByText('Loading related topics...', { exact: true })).toBeVisible();
    letGo();
    const related = page.getByRole('region', { name: 'Related Topics' });
    await expect(related.getByText('Read More').first()).toBeVisible();
    await expect(page.getByText('Loading related topics...')).toHaveCount(0);
    const first = related.getByRole('link').first();
    const title = await first.innerText();
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('say when there are none', async ({ page }) => {
    await alterCalls(page, (procedure, answer) =>
      procedure === 'topics.related' ? { result: { data: [] } } : answer,
    );
    await enterFromCategory(page, 'Dog Parks');
    await expect(page.getByText('No related topics found', { exact: true })).toBeVisible();
  });

  test.describe('that cannot be had', () => {
    test.use({ expectedComplaints: /503|Related topics could not be fetched/ });

    test('count as none, and the failure is logged', async ({ page }) => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Related topics could not be fetched: 503: Service Unavailable'),
      );
      await page.route(RELATED_CALL, (route) => route.fulfill({ status: 503 }));
      await enterFromCategory(page, 'Dog Parks');
      await expect(page.getByText('No related topics found', { exact: true })).toBeVisible();
      await logged;
    });
  });
});

test.describe('a topic without a stored article', () => {
  test('shows the generic article while one is written, once, then labels it', async ({ page }) => {
    let asked = 0;
    await changeTopic(page, (topic) => {
      Object.assign(topic, { content: null, origin: null, details: null });
    });
    await page.route(/\/trpc\/content\.generate/, async (route) => {
      asked += 1;
      expect(route.request().postDataJSON()).toEqual({ 0: { topic: 'Dog Parks' } });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const data = { content: '<h2>Written now</h2><p>About dogs.</p>', aiGenerated: 1 };
      await route.fulfill({ json: [{ result: { data } }] });
    });
    await enterFromCategory(page, 'Dog Parks');
    await expect(page.getByText('An article is being written')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ask in writing' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Written now' })).toBeVisible();
    await expect(page.getByText('AI-generated', { exact: true })).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Written now' })).toBeVisible();
    expect(asked).toBe(1);
  });

  test('says that content is being prepared when there is no body', async ({ page }) => {
    await changeTopic(page, (topic) => {
      Object.assign(topic, { content: { ...(topic.content as object), content: '' } });
    });
    await enterFromCategory(page, 'Dog Parks');
    await expect(
      page.getByText('Content is being prepared for this topic. Please check back later.', {
        exact: true,
      }),
    ).toBeVisible();
  });
});
