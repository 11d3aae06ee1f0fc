import { CATALOGUE_TOPICS, FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { ask } from './ask.ts';

const BROWSER = { 'accept-encoding': 'gzip, br' };
const OLD_CLIENT = { 'accept-encoding': 'gzip' };

/** Asks for every page and API answer there is, in both encodings, so that all of it is kept. */
export async function readEverything(port: number): Promise<number> {
  const paths = [
    '/',
    '/api/categories',
    ...FALLBACK_CATEGORIES.flatMap(({ slug }) => [`/category/${slug}`, `/api/category/${slug}`]),
    ...[...CATALOGUE_TOPICS].flatMap(([slug, { id, category }]) => [
      `/topic/${slug}`,
      `/api/topics/${slug}`,
      `/api/content/${slug}`,
      `/api/related-topics/${category.id}?currentTopicId=${id}`,
    ]),
  ];
  for (const path of paths) {
    for (const headers of [BROWSER, OLD_CLIENT]) {
      const { status } = await ask(port, path, headers);
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    }
  }
  return paths.length;
}

/** How many characters the longest beginning of a title has more than the shortest. */
const TYPED_CHARS = 12;

/**
 * Searches for the beginning of every title, as visitors before would have: what a process runs for
 * the first time takes longer.
 */
export async function searchOften(port: number): Promise<void> {
  const titles = [...CATALOGUE_TOPICS.values()].map(({ title }) => title);
  for (const [index, title] of titles.entries()) {
    const q = title.slice(0, 3 + (index % TYPED_CHARS));
    const input = encodeURIComponent(JSON.stringify({ q }));
    const { status } = await ask(port, `/trpc/search.query?input=${input}`, BROWSER);
    if (status !== 200) throw new Error(`A search for "${q}" was answered with ${status}`);
  }
}
