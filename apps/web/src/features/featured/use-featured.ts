import { contentFallbackHtml } from '@hoa/core/content/topic-fallback';
import {
  chooseFeatured,
  type FeaturedTopic,
  featuredSeed,
} from '@hoa/core/featured/choose-featured';
import { useQueries, useQuery } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { useEffect, useMemo } from 'react';
import { logFailure } from '../../api/log-failure';
import { CATEGORY_LIST_OPTIONS } from '../../api/query-client';
import { useApi } from '../../api/use-api';

/**
 * The seed of today's choice as a query: the server sends it with the page, so that both choose
 * the same topics even when midnight passes between them.
 */
export const FEATURED_SEED_QUERY = {
  queryKey: ['featured', 'seed'],
  queryFn: async () => featuredSeed(new Date()),
};

export interface FeaturedItem extends FeaturedTopic {
  /** The article; undefined while it is on its way. */
  html: string | undefined;
}

/** How the text of an error begins that stands for an answer without our own words in it. */
const STATUS_CODE = /^\d{3}: /;

/** Whether somebody answered, though not with an article. */
function wasAnswered(error: unknown): boolean {
  return (
    error instanceof TRPCClientError && (error.data != null || STATUS_CODE.test(error.message))
  );
}

/**
 * One topic per category with its article. A category whose request fails is skipped and logged;
 * an answer that is not OK gives the fallback paragraph (section 8 of the specification).
 */
export function useFeatured(): { items: FeaturedItem[]; isLoading: boolean } {
  const { utils } = useApi();
  const categories = useQuery(utils.categories.list.queryOptions(undefined, CATEGORY_LIST_OPTIONS));
  const seed = useQuery(FEATURED_SEED_QUERY);
  const chosen = useMemo(
    () => chooseFeatured(categories.data ?? [], seed.data ?? ''),
    [categories.data, seed.data],
  );
  const isChosen = categories.data !== undefined && seed.data !== undefined;
  const contents = useQueries({
    queries: isChosen
      ? chosen.map(({ topic }) => utils.content.bySlug.queryOptions({ slug: topic.slug }))
      : [],
  });

  const items = contents.flatMap(({ data, error }, index): FeaturedItem[] => {
    const featured = chosen[index];
    if (featured === undefined || (error !== null && !wasAnswered(error))) return [];
    const fallback = contentFallbackHtml(featured.topic.title);
    if (error !== null) return [{ ...featured, html: fallback }];
    return [{ ...featured, html: data === undefined ? undefined : data.content || fallback }];
  });

  const failures = contents.flatMap(({ error }, index) =>
    error === null ? [] : [`${chosen[index]?.topic.slug}: ${error.message}`],
  );
  const failureText = failures.join('\n');
  useEffect(() => {
    if (failureText !== '') logFailure('Featured content could not be fetched:', failureText);
  }, [failureText]);

  return { items, isLoading: !isChosen && !categories.isError };
}
