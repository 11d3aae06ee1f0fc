import type { ReadLaw } from '../law/law-files.ts';
import type { SourceArticle } from '../load-library.ts';
import { contentPath, type ReviewItem } from './review-item.ts';

/** An address of another site, and one place where it stands. */
export interface ExternalAddress {
  url: string;
  file: string;
  line?: number;
}

const ADDRESS = /https:\/\/[^\s)]+[^\s).,;]/g;
const TIMEOUT_MS = 15_000;
/** Sites that are asked at the same time; of one site, one address after the other. */
const SITES_AT_ONCE = 6;

/** Every address of another site that articles and the table of the law give, each once. */
export function externalAddresses(
  articles: readonly SourceArticle[],
  { facts, acts, notices }: ReadLaw,
): ExternalAddress[] {
  const all: ExternalAddress[] = [
    ...articles.flatMap(({ file, frontMatter }) =>
      frontMatter.sources.flatMap(({ url }) =>
        url === undefined ? [] : [{ url, file: contentPath(`articles/${file}`) }],
      ),
    ),
    ...facts.map(({ fact, file, line }) => ({
      url: fact.url,
      file: contentPath(`law/${file}`),
      line,
    })),
    ...[...acts].flatMap(([state, own]) =>
      own.map(({ url }) => ({ url, file: contentPath(`law/facts/${state}.yaml`) })),
    ),
    ...notices.flatMap(({ source, line }) =>
      [...source.matchAll(ADDRESS)].map(([url]) => ({
        url,
        file: contentPath('law/changes.yaml'),
        line,
      })),
    ),
  ];
  return [...new Map(all.toReversed().map((one) => [one.url, one])).values()].reverse();
}

/** @returns why a visitor would not see the page, undefined where they would */
async function faultOf(url: string): Promise<string | undefined> {
  try {
    // Some sites refuse HEAD; of a page only the first bytes are taken.
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok ? undefined : `answers ${response.status}`;
  } catch (error) {
    const { cause } = error instanceof Error ? error : { cause: error };
    return `does not answer (${cause instanceof Error ? cause.message : error})`;
  }
}

/** Asks every address; those that do not answer well are for an editor. */
export async function brokenAddresses(
  addresses: readonly ExternalAddress[],
): Promise<ReviewItem[]> {
  const sites = [...Map.groupBy(addresses, ({ url }) => new URL(url).host).values()];
  const broken: ReviewItem[] = [];
  const work = async () => {
    for (let own = sites.pop(); own !== undefined; own = sites.pop()) {
      for (const { url, file, line } of own) {
        const fault = await faultOf(url);
        if (fault !== undefined) broken.push({ what: `${url} ${fault}`, file, line });
      }
    }
  };
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, work));
  return broken.toSorted((a, b) => a.what.localeCompare(b.what, 'en'));
}
