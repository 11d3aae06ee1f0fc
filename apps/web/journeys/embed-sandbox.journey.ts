import { holdApplication } from './held-requests.fixture';
import {
  blockStorage,
  expect,
  expectFitted,
  expectStill,
  frameAt,
  test,
} from './host-site.fixture';

// Chromium cannot give a sandboxed frame a process of its own as our header asks, and says so.
test.use({ expectedComplaints: /origin-keyed agent cluster/ });

/** A host without /embed.js that handles every message of its frame. */
const obedientHost = (src: string, sandbox: string) => `
  <h1>Host</h1>
  <iframe title="Portal" src="${src}" ${sandbox} style="width: 100%; border: 0"></iframe>
  <script>
    const frame = document.querySelector('iframe');
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      if (data.type === 'setHeight') frame.style.height = data.height + 'px';
      if (data.type === 'scrollToTop') frame.scrollIntoView();
    });
  </script>`;

test('in a sandbox that allows scripts alone, a page is read and settles', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(obedientHost(`${baseURL}/topic/reserve-funds`, 'sandbox="allow-scripts"'));
  const frame = await frameAt(page, '/topic/reserve-funds');
  await expectFitted(frame);
  expect(await frame.evaluate(() => window.origin)).toBe('null');

  await expectStill(page, frame);

  await frame.getByRole('link', { name: 'Reserve Studies' }).last().click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Reserve Studies');
  await expectFitted(frame);
});

test('in a sandbox a question is answered', async ({ page, hostSite, baseURL }) => {
  await hostSite.open(obedientHost(`${baseURL}/`, 'sandbox="allow-scripts"'));
  const frame = await frameAt(page, `${baseURL}/`);
  await expectFitted(frame);
  const question = frame.getByLabel('Ask about HOA governance, bylaws, rules, or management');
  await question.fill('What is a quorum?');
  // A browser sends no form in such a sandbox, whatever its scripts would do with it.
  await question.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Answer:' })).toBeVisible();
  await question.fill('What is a proxy?');
  await frame.getByRole('button', { name: 'Get Answer' }).click();
  await expect(frame.getByRole('article', { name: 'Answer:' })).toContainText('What is a proxy?');
});

test('in a sandbox a guide asks on, and wants an answer first', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(obedientHost(`${baseURL}/guides/fined`, 'sandbox="allow-scripts"'));
  const frame = await frameAt(page, '/guides/fined');
  await expectFitted(frame);
  const next = frame.getByRole('button', { name: 'Next' });
  await next.click();
  const state = frame.getByLabel('Which state is your home in?');
  await expect(state).toBeFocused();
  await state.selectOption('VA');
  await next.click();
  await frame.getByLabel('Houses or townhouses on their own lots').check();
  await frame.getByLabel('Houses or townhouses on their own lots').press('Enter');
  await expect(frame.getByText('Question 3 of up to')).toBeVisible();
  await frame.getByRole('button', { name: 'Back' }).click();
  await expect(frame.getByText('Question 2 of up to')).toBeVisible();
});

test.describe('where there is no page', () => {
  test.use({ expectedComplaints: /origin-keyed agent cluster|404/ });

  test('in a sandbox the search is reached, also by an early Enter, and searches on', async ({
    page,
    hostSite,
    baseURL,
  }) => {
    const letGo = await holdApplication(page);
    await hostSite.open(obedientHost(`${baseURL}/no/such/page`, 'sandbox="allow-scripts"'));
    const frame = await frameAt(page, '/no/such/page');
    await frame.getByLabel('Search the library').fill('quorum');
    await frame.getByLabel('Search the library').press('Enter');
    letGo();
    const found = frame.getByRole('region', { name: 'Topics' });
    await expect(found).toContainText('Quorum Requirements');
    const words = frame.getByLabel('Search topics, articles and HOA terms');
    await words.fill('fence');
    await frame.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(found).toContainText('Fence');
    await words.fill('proxy');
    await words.press('Enter');
    await expect(found).toContainText('Proxy');
  });
});

test('/embed.js works on a host page that is itself in a sandbox', async ({
  page,
  hostSite,
  baseURL,
}) => {
  const inner = hostSite.serve(
    '/inner',
    `<script src="${baseURL}/embed.js" data-path="/topic/reserve-funds" async></script>`,
  );
  await hostSite.open(
    `<iframe sandbox="allow-scripts" src="${inner}" style="width: 100%; height: 9000px"></iframe>`,
  );
  const frame = await frameAt(page, '/topic/reserve-funds');
  await expectFitted(frame);
});

test('a page works where the browser keeps nothing for frames', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await blockStorage(page);
  await hostSite.open(obedientHost(`${baseURL}/topic/reserve-funds`, ''));
  const frame = await frameAt(page, '/topic/reserve-funds');
  await expectFitted(frame);
  // The header leaves the section's name for the home page, in memory when it must.
  await frame.getByRole('link', { name: 'HOA Terminology' }).first().click();
  await expect(frame.getByRole('heading', { name: 'HOA Terminology Glossary' })).toBeVisible();
  await expectFitted(frame);
  await expectStill(page, frame);
});
