import { expect, test } from 'vitest';
import { LazyCode } from './lazy-code';
import { LazyPage, type PageModule } from './lazy-page';

const PAGE = { Page: () => null, load: () => Promise.reject(new Error('never')) } as PageModule;

test('the code of a page is fetched once, however many ask', async () => {
  let fetches = 0;
  const page = new LazyPage(async () => {
    fetches += 1;
    return PAGE;
  });
  expect(page.moduleFor({})).toBeUndefined();
  expect(await Promise.all([page.fetch({}), page.fetch({}), page.enter({})])).toEqual([
    PAGE,
    PAGE,
    PAGE,
  ]);
  expect(page.moduleFor({})).toBe(PAGE);
  await page.fetch({});
  expect(fetches).toBe(1);
});

test('code that could not be fetched is fetched again the next time', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(PAGE)];
  const page = new LazyPage(() => answers.shift()?.() ?? Promise.reject(new Error('too often')));
  await expect(page.fetch({})).rejects.toThrow('offline');
  expect(page.moduleFor({})).toBeUndefined();
  expect(await page.fetch({})).toBe(PAGE);
});

test('a page is there for an address when the part of that address is there', async () => {
  const parts = ['one', 'two'].map(
    (chunk) => [chunk, { chunk, lazy: new LazyCode(() => Promise.resolve(chunk)) }] as const,
  );
  const partOf = ({ slug = '' }) => new Map(parts).get(slug);
  const page = new LazyPage(() => Promise.resolve({ ...PAGE, partOf }));
  await page.fetch({ slug: 'one' });
  expect(page.moduleFor({ slug: 'one' })).toBeDefined();
  expect(page.moduleFor({ slug: 'two' })).toBeUndefined();
  expect(page.moduleFor({ slug: 'neither' })).toBeDefined();
  await page.enter({ slug: 'two' });
  expect(page.moduleFor({ slug: 'two' })).toBeDefined();
});
