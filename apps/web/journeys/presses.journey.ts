import { holdApplication, holdRequests } from './held-requests.fixture';
import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

for (const isEarly of [true, false]) {
  test(`whatever is pressed ${isEarly ? 'early' : 'late'} looks pressed at once`, async ({
    page,
  }) => {
    if (isEarly) await holdApplication(page);
    await page.goto('/');
    if (!isEarly) await untilAlive(page);
    const pressed = [
      page.getByRole('button', { name: 'Switch between light and dark' }),
      page.getByRole('navigation', { name: 'Common situations' }).getByRole('link').first(),
      page.locator('#glossary summary').first(),
    ];
    for (const one of pressed) {
      await one.hover();
      await expect(one).toHaveCSS('box-shadow', 'none');
      await page.mouse.down();
      await expect(one).toHaveCSS('box-shadow', /inset/);
      // Let go elsewhere, it is not chosen.
      await page.mouse.move(2, 300);
      await page.mouse.up();
    }
  });
}

test('a tap that ends before the frame that shows it is followed after that frame', async ({
  page,
}) => {
  await page.goto('/topic/reserve-funds');
  await untilAlive(page);
  const link = page.getByRole('region', { name: 'Related Topics' }).getByRole('link').first();
  const to = (await link.getAttribute('href')) ?? '';
  const inTheSameTask = await link.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.click();
    return window.location.pathname;
  });
  expect(inTheSameTask).toBe('/topic/reserve-funds');
  await expect(page).toHaveURL(to);
});

test.describe('while the code of the next page is on its way', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page stays where it is, and says that another one opens', async ({ page }) => {
    const letGo = await holdRequests(page, /\/assets\/law-question-page-.*\.js$/);
    await page.goto('/law');
    await untilAlive(page);
    const link = page.getByRole('link', { name: 'How much may an association fine?' });
    await link.focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/law/questions/fine-cap');
    const note = page.getByText('Opening…');
    await expect(note).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(top);

    await page.goBack();
    await expect(note).toHaveCount(0);
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(note).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
