import { expect, test } from './portal.fixture';

test.use({ timezoneId: 'America/Los_Angeles' });

const DAY = '2027-01-01';

test('in the evening of the day before, a change is still ahead', async ({ page }) => {
  // Then it is eight in the evening of December 31 in California.
  await page.clock.setFixedTime(new Date('2027-01-01T04:00:00Z'));
  await page.route('**/trpc/law.changes*', async (route) => {
    const response = await route.fetch();
    const [first] = await response.json();
    const [notice] = first.result.data.notices;
    const notices = [{ ...notice, id: 'tomorrow', state: 'NV', effective: DAY }];
    await route.fulfill({ json: [{ result: { data: { notices, facts: [] } } }] });
  });
  await page.goto('/law');
  await page.getByRole('link', { name: 'What changed' }).first().click();
  const nevada = page.getByRole('group').filter({ hasText: 'Nevada' });
  await expect(nevada).toContainText('Next: January 1, 2027');
});
