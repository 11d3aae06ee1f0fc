import { get, type IncomingHttpHeaders } from 'node:http';
import { CATALOGUE_TOPICS, FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';

/** An answer as it travels: not decoded, nothing followed. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  get({ host: '127.0.0.1', port, path, headers }, async (response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const { statusCode: status = 0 } = response;
    resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
  }).on('error', reject);
  return promise;
}

async function expectAnswer(port: number, path: string, encodings: string): Promise<void> {
  const { status } = await ask(port, path, { 'accept-encoding': encodings });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
}

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
    await expectAnswer(port, path, 'gzip, br');
    await expectAnswer(port, path, 'gzip');
  }
  return paths.length;
}

const SHORTEST_SEARCH = 3;
const SEARCH_LENGTHS = 12;

/**
 * Searches for the beginning of every title, as visitors before would have: what a process runs for
 * the first time takes longer.
 */
export async function searchOften(port: number): Promise<void> {
  for (const [index, { title }] of [...CATALOGUE_TOPICS.values()].entries()) {
    const q = title.slice(0, SHORTEST_SEARCH + (index % SEARCH_LENGTHS));
    const input = encodeURIComponent(JSON.stringify({ q }));
    await expectAnswer(port, `/trpc/search.query?input=${input}`, 'br');
  }
}
