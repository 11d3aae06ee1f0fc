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

/** Asks as a browser does, and again as one that reads gzip alone: what is asked for twice is made small. */
async function askTwice(port: number, path: string): Promise<void> {
  for (const encodings of ['gzip, br', 'gzip']) {
    const { status } = await ask(port, path, { 'accept-encoding': encodings });
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  }
}

const BUILT_FILE = /\/assets\/[\w.-]+\.(?:css|js)/g;

/**
 * Asks for every page and API answer there is, so that all of it is kept, and for the scripts and
 * style sheets that pages name.
 *
 * @returns how many pages and answers there are
 */
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
  const files = new Set<string>();
  for (const path of paths) {
    await askTwice(port, path);
    const { body } = await ask(port, path);
    for (const [file] of body.toString().matchAll(BUILT_FILE)) files.add(file);
  }
  for (const file of files) await askTwice(port, file);
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
    await askTwice(port, `/trpc/search.query?input=${input}`);
  }
}
