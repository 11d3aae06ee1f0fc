import { expect, test } from './portal.fixture';

test('the structured data of a page is read, and its policy refuses nothing', async ({ page }) => {
  await page.goto('/topic/reserve-funds');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const types = JSON.parse(data ?? '{}')['@graph'].map((thing: object) =>
    Reflect.get(thing, '@type'),
  );
  expect(types).toEqual(['Article', 'BreadcrumbList']);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/topic\/reserve-funds$/,
  );
});

test('the questions of an article and the terms of the glossary are marked where they stand', async ({
  page,
}) => {
  await page.goto('/topic/dog-parks');
  const section = page.getByRole('region', { name: 'Have Questions About Dog Parks?' });
  const questions = section.locator('[itemtype$="/FAQPage"] [itemtype$="/Question"]');
  await expect(questions).toHaveCount(await section.locator('li').count());
  const [question, link] = [questions.first(), section.locator('li').first().getByRole('link')];
  await expect(question.locator('[itemprop="name"]')).toHaveText(await link.innerText());
  const answer = question.locator('[itemtype$="/Answer"] [itemprop="text"]');
  await expect(answer).toHaveText(/\w+.*\.$/);

  await page.goto('/');
  const terms = page.locator('[itemid$="#glossary"] [itemtype$="/DefinedTerm"]');
  await expect(terms).toHaveCount(22);
  await expect(terms.last().locator('[itemprop="description"]')).toHaveText(/\w+.*\.$/);
});

test('the files for machines are well-formed to a browser', async ({ page }) => {
  await page.goto('/robots.txt');
  for (const path of ['/sitemap.xml', '/feed.atom']) {
    const problem = await page.evaluate(async (url) => {
      const text = await (await fetch(url)).text();
      const document = new DOMParser().parseFromString(text, 'application/xml');
      return document.querySelector('parsererror')?.textContent ?? null;
    }, path);
    expect(problem, path).toBeNull();
  }
});

test('the picture that a page names for other sites is there', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of ['/', '/category/legal-compliance', '/topic/quorum-requirements']) {
    await page.goto(path);
    const url = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get(`${baseURL}${new URL(url ?? '').pathname}`);
    expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/png']);
  }
});

test('a question sent before the scripts are ready is answered all the same', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => {
      Object.assign(form.elements.namedItem('question') ?? {}, { value: 'What is a quorum?' });
      // As the browser sends it by itself: no handler of the page is asked.
      HTMLFormElement.prototype.submit.call(form);
    });
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Legal Compliance', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal Compliance');
});
