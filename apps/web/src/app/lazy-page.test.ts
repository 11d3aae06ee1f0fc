import { expect, test } from 'vitest';
import { LazyPage, type PageModule } from './lazy-page';

const PAGE = { Page: () => null, load: () => Promise.reject(new Error('never')) } as PageModule;

test('the code of a page is fetched once, however many ask', async () => {
  let fetches = 0;
  const page = new LazyPage(async () => {
    fetches += 1;
    return PAGE;
  });
  expect(page.module).toBeUndefined();
  expect(await Promise.all([page.fetch(), page.fetch(), page.enter()])).toEqual([PAGE, PAGE, PAGE]);
  expect(page.module).toBe(PAGE);
  await page.fetch();
  expect(fetches).toBe(1);
});

test('code that could not be fetched is fetched again the next time', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(PAGE)];
  const page = new LazyPage(() => answers.shift()?.() ?? Promise.reject(new Error('too often')));
  await expect(page.fetch()).rejects.toThrow('offline');
  expect(page.module).toBeUndefined();
  expect(await page.fetch()).toBe(PAGE);
});
