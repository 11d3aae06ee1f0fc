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
