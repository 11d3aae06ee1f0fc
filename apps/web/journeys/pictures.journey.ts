import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.fixture';

/** How bright what is seen of an element is on the whole: 0 to 255. */
async function brightness(element: Locator): Promise<number> {
  const shot = (await element.screenshot()).toString('base64');
  return element.page().evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const paper = canvas.getContext('2d');
    if (paper === null) throw new Error('This browser draws nothing.');
    paper.drawImage(image, 0, 0);
    const { data } = paper.getImageData(0, 0, image.width, image.height);
    const colours = data.filter((_, index) => index % 4 !== 3);
    return colours.reduce((sum, value) => sum + value, 0) / colours.length;
  }, shot);
}

const DAY_AT_LEAST = 140;
const NIGHT_AT_MOST = 90;

const scene = (page: Page) => page.getByRole('main').locator('header img');
const object = (page: Page) => page.locator('img[src="/illustrations/topics/reserve-funds.svg"]');

test('the chosen scheme changes day into night, and fetches no other picture', async ({ page }) => {
  await page.goto('/category/legal-compliance');
  expect(await brightness(scene(page))).toBeGreaterThan(DAY_AT_LEAST);
  const pictures: string[] = [];
  page.on('request', (request) => pictures.push(request.url()));
  const place = await scene(page).boundingBox();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(() => brightness(scene(page))).toBeLessThan(NIGHT_AT_MOST);
  expect(await scene(page).boundingBox()).toEqual(place);
  expect(pictures.filter((url) => url.includes('/illustrations/'))).toEqual([]);
});

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a page begins with the night, and a visitor may choose the day', async ({ page }) => {
    await page.goto('/category/legal-compliance');
    expect(await brightness(scene(page))).toBeLessThan(NIGHT_AT_MOST);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect.poll(() => brightness(scene(page))).toBeGreaterThan(DAY_AT_LEAST);
  });
});

test('every topic of a category has its object beside its title, but on paper', async ({
  page,
}) => {
  await page.goto('/category/financial-management');
  const topics = page.getByRole('region', { name: 'Topics in Financial Management' });
  const objects = topics.locator('article img');
  await expect(objects).toHaveCount(20);
  const shown = object(page);
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveAttribute('alt', '');
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toBeHidden();
});

test('the search shows the object of a topic that it found', async ({ page }) => {
  await page.goto('/search?q=reserve%20funds');
  await expect(object(page).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('reserve funds');
  await expect(page.getByRole('option').locator('img').first()).toBeVisible();
});
