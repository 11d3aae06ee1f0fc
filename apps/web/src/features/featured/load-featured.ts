import { chooseFeatured } from '@hoa/core/featured/choose-featured';
import type { PageApi } from '../../api/in-process-client';
import { FEATURED_SEED_QUERY } from './featured-seed';

/**
 * Fetches on the server what the carousel shows first. The articles behind it would make the
 * document three times as large: the browser asks for them in one request of its own.
 */
export async function loadFeatured(api: PageApi): Promise<void> {
  const [categories, seed] = await Promise.all([
    api.categories.list.fetch().catch(() => []),
    api.queryClient.fetchQuery(FEATURED_SEED_QUERY),
  ]);
  const [first] = chooseFeatured(categories, seed);
  if (first !== undefined) await api.content.bySlug.prefetch({ slug: first.topic.slug });
}
