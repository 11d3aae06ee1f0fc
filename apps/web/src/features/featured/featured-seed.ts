import { featuredSeed } from '@hoa/core/featured/choose-featured';

/**
 * The seed of today's choice as a query: the server sends it with the page, so that both choose
 * the same topics even when midnight passes between them.
 */
export const FEATURED_SEED_QUERY = {
  queryKey: ['featured', 'seed'],
  queryFn: async () => featuredSeed(new Date()),
};
