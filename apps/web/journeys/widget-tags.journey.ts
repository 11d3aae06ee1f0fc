import { expect, frameAt, test } from './host-site.fixture';
import { expectFits, hostPage } from './widgets.fixture';

test.describe('an article that is not named', () => {
  test.use({
    expectedComplaints: /^<hoa-article>: topic="(?:Reserve Funds)?" is no slug such as /,
  });

  test('leaves what its host has inside the tag, until it is named', async ({
    page,
    hostSite,
    baseURL,
  }) => {
    const inside = '<a href="/reserves">About reserves</a>';
    await hostSite.open(
      hostPage(
        baseURL,
        `<hoa-article topic="Reserve Funds">${inside}</hoa-article><hoa-article></hoa-article>`,
      ),
    );
    const [named, empty] = [
      page.locator('hoa-article').first(),
      page.locator('hoa-article').last(),
    ];
    const own = page.getByRole('link', { name: 'About reserves' });
    const heightOf = async (tag: typeof named) => (await tag.boundingBox())?.height;
    await expect(own).toBeVisible();
    expect(await heightOf(named)).toBeLessThan(40);
    expect(await heightOf(empty)).toBe(0);
    await expect(page.getByRole('link', { name: /^Open on the/ })).toHaveCount(0);

    await named.evaluate((element) => element.setAttribute('topic', 'reserve-funds'));
    await expectFits(page, '/topic/reserve-funds');
    await expect(own).toBeHidden();
    await named.evaluate((element) => element.setAttribute('topic', 'Reserve Funds'));
    await expect(own).toBeVisible();
    expect(page.frames()).toHaveLength(1);
  });
});

test.describe('a tag that is misread', () => {
  const heard: string[] = [];
  test.use({
    expectedComplaints: /^(?:<hoa-\w+>: |data-hoa-widget=)/,
  });
  test.beforeEach(({ page }) => {
    heard.length = 0;
    page.on('pageerror', ({ message }) => heard.push(message));
  });

  test('shows what there is to choose from, and says what it wants', async ({
    page,
    hostSite,
    baseURL,
  }) => {
    const tags = '<hoa-law state="Texas"></hoa-law><hoa-guide guide="Fined"></hoa-guide>';
    const places = '<div data-hoa-widget="hoa-law">&nbsp;</div><hoa-ask state=""></hoa-ask>';
    await hostSite.open(hostPage(baseURL, tags + places));
    await expectFits(page, '/law');
    await expect
      .poll(() => heard.toSorted())
      .toEqual([
        '<hoa-guide>: guide="Fined" is no slug such as reserve-funds',
        '<hoa-law>: state="Texas" is no state such as TX',
        'data-hoa-widget="hoa-law" is none of ask, article, law, guide, calculator, glossary',
      ]);
  });

  test('whose portal is no address shows what is inside, and says so', async ({
    page,
    hostSite,
    baseURL,
  }) => {
    const own = '<hoa-law state="VA" portal="portal.example.org"><a href="/law">Law</a></hoa-law>';
    const script = `<script type="module" src="${baseURL}/widgets.js"></script>`;
    await hostSite.open(
      hostPage(undefined, `${own}<hoa-ask></hoa-ask>`, script).replace(/<script src.*?script>/, ''),
    );
    await expect(page.getByRole('link', { name: 'Law' })).toBeVisible();
    await expect
      .poll(() => heard.toSorted())
      .toEqual([
        '<hoa-ask>: portal="" is no address such as https://portal.example.org',
        '<hoa-law>: portal="portal.example.org" is no address such as https://portal.example.org',
      ]);
    expect(page.frames()).toHaveLength(1);
    const law = page.locator('hoa-law');
    await law.evaluate((element, portal) => element.setAttribute('portal', `${portal}`), baseURL);
    await expectFits(page, '/law/virginia');
  });
});

test.describe('a page that is not there', () => {
  test.use({ expectedComplaints: /404/ });

  for (const width of [390, 1_280]) {
    test(`is shown whole in its widget at ${width} px`, async ({ page, hostSite, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      await hostSite.open(hostPage(baseURL, '<hoa-guide guide="no-such-guide"></hoa-guide>'));
      const frame = await frameAt(page, '/guides/no-such-guide');
      await expect(frame.getByRole('heading', { name: 'Guide Not Found' })).toBeVisible();
      await expectFits(page, '/guides/no-such-guide');
    });
  }
});

test('a place is filled whatever an editor leaves in it, and once however many scripts there are', async ({
  page,
  hostSite,
  baseURL,
}) => {
  const places = ['&nbsp;', ' ', '<br>', '<a href="/law">Law</a>'].map(
    (inside) => `<div data-hoa-widget="law" data-state="VA">${inside}</div>`,
  );
  const again = `<script src="${baseURL}/widgets.js" async></script>`;
  await hostSite.open(hostPage(baseURL, places.join(''), again));
  await expect(page.locator('hoa-law[state="VA"]')).toHaveCount(places.length);
  for (let at = 0; at < places.length; at += 1) {
    await page.locator('hoa-law').nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => page.frames().length).toBeGreaterThan(at + 1);
  }
  expect(page.frames()).toHaveLength(places.length + 1);
  await expect(page.getByRole('link', { name: 'Law', exact: true })).toBeHidden();
});
