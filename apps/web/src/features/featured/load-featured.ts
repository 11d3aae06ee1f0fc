import { chooseFeatured } from '@hoa/core/featured/choose-featured';
import type { PageApi } from '../../api/page-api';
import { FEATURED_SEED_QUERY } from './featured-seed';

/**
 * Fetches on the server what the carousel shows first. The articles behind it would make the
 * document three times as large: the browser asks for them in one request of its own.
 */
export async function loadFeatured({ utils, queryClient }: PageApi): Promise<void> {
  const [categories, seed] = await Promise.all([
    utils.categories.list.fetch().catch(() => []),
    queryClient.fetchQuery(FEATURED_SEED_QUERY),
  ]);
  const [first] = chooseFeatured(categories, seed);
  if (first !== undefined) await utils.content.bySlug.prefetch({ slug: first.topic.slug });
}
