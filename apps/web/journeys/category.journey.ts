import type { Page } from '@playwright/test';
import { holdRequests } from './held-requests.fixture';
import { alterCalls, brokenCall, untilAlive } from './home-page.fixture';
import { expectNotFoundCard } from './not-found-card.fixture';
import { expect, test } from './portal.fixture';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** Enters a category from a topic, so that the browser itself loads what the page shows. */
async function enterFromFooter(page: Page) {
  await page.goto('/topic/dog-parks');
  // A link that is pressed earlier is followed by the server.
  await untilAlive(page);
  await footerLink(page, 'Board Management').click();
}

test('a category shows its way, banner, topics and related categories', async ({ page }) => {
  await page.goto('/category/board-management');
  await expect(page).toHaveTitle('Board Management | HOA Education Portal');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Board Management']);
  await expect(page.getByRole('heading', { level: 1, name: 'Board Management' })).toBeVisible();

  const topics = page.getByRole('region', { name: 'Topics in Board Management' });
  await expect(topics.getByRole('link')).toHaveCount(20);
  await expect(topics.getByText('Learn More')).toHaveCount(20);

  const related = page.getByRole('region', { name: 'Related Categories' });
  await expect(related.getByRole('link')).toHaveText([
    'Financial Management',
    'Property Management',
    'Legal Compliance',
    'Amenities Management',
  ]);
  // A prompt is what the specification gives a topic, and nothing else.
  await expect(related.getByText('Explore')).toHaveCount(0);
  await related.getByRole('link', { name: 'Legal Compliance' }).click();
  await expect(page).toHaveURL('/category/legal-compliance');
  await expect(page).toHaveTitle('Legal Compliance | HOA Education Portal');

  await topicsOf(page, 'Legal Compliance').getByRole('link', { name: 'Violation Fines' }).click();
  await expect(page).toHaveURL('/topic/violation-fines');
});

function topicsOf(page: Page, name: string) {
  return page.getByRole('region', { name: `Topics in ${name}` });
}

test('the whole card is the target', async ({ page }) => {
  await page.goto('/category/board-management');
  // The link covers the card, so that these words are under it.
  await page.getByText('Learn More').first().click({ force: true });
  await expect(page).toHaveURL(/\/topic\//);
});

test('the general category has its page', async ({ page }) => {
  await page.goto('/category/hoa-management');
  await expect(page).toHaveTitle('HOA Management | HOA Education Portal');
  await expect(topicsOf(page, 'HOA Management').getByRole('link').first()).toBeVisible();
});

test('a topic without a description has the fallback text', async ({ page }) => {
  await page.route(/\/trpc\/categories\.bySlug/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const { result } of body) {
      for (const topic of result.data.topics ?? []) delete topic.description;
    }
    await route.fulfill({ response, json: body });
  });
  await enterFromFooter(page);
  await expect(
    page.getByText('Learn more about Quorum Requirements in your HOA community.', { exact: true }),
  ).toBeVisible();
});

test('shows placeholders while it loads', async ({ page }) => {
  const letGo = await holdRequests(page, /\/trpc\/categories\./);
  await enterFromFooter(page);
  await expect(page.getByRole('status', { name: 'Loading the category' })).toBeVisible();
  await expect(page.getByTestId('skeleton-card')).toHaveCount(6);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Board Management' })).toBeVisible();
});

test('a picture that cannot be loaded gives way to the fallback picture', async ({ page }) => {
  test.info().annotations.push({ type: 'spec', description: 'section 8, image load failure' });
  await page.route('**/illustrations/board-management.svg', (route) =>
    route.fulfill({ status: 200, contentType: 'image/svg+xml', body: 'no picture' }),
  );
  await page.goto('/category/board-management');
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
    'src',
    '/illustrations/fallback.svg',
  );
});

test('the logo in header and footer gives way to the fallback picture too', async ({ page }) => {
  test.info().annotations.push({ type: 'spec', description: 'section 8, image load failure' });
  await page.route('**/illustrations/favicon.svg', (route) =>
    route.fulfill({ status: 200, contentType: 'image/svg+xml', body: 'no picture' }),
  );
  await page.goto('/category/board-management');
  for (const part of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(part).locator('img');
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveAttribute('src', '/illustrations/fallback.svg');
  }
});

test.describe('what is not there', () => {
  test.use({ expectedComplaints: /404/ });

  test('a category that does not exist shows its card', async ({ page }) => {
    const response = await page.goto('/category/pool-parties');
    expect(response?.status()).toBe(404);
    await expectNotFoundCard(page, 'Category Not Found');
  });

  test('an unknown address reads Page Not Found', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | HOA Education Portal');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: /50\d/ });

  test('a failing category shows the card, and is asked again when it is entered again', async ({
    page,
  }) => {
    let isBroken = true;
    await alterCalls(page, (procedure, answer) =>
      isBroken && procedure === 'categories.bySlug' ? brokenCall() : answer,
    );
    await enterFromFooter(page);
    await expect(page.getByRole('heading', { name: 'Category Not Found' })).toBeVisible();
    isBroken = false;
    await page.goBack();
    await footerLink(page, 'Board Management').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Board Management' })).toBeVisible();
  });

  test('failing related categories say so and leave the rest standing', async ({ page }) => {
    await alterCalls(page, (procedure, answer) =>
      procedure === 'categories.related' ? brokenCall() : answer,
    );
    await enterFromFooter(page);
    await expect(
      page.getByText('Failed to fetch related categories', { exact: true }),
    ).toBeVisible();
    await expect(topicsOf(page, 'Board Management').getByRole('link')).toHaveCount(20);
  });
});
