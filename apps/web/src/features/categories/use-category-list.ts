import { CATEGORIES_EXTRA_REFETCH_MS, CATEGORIES_REFETCH_MS } from '@hoa/core/constants';
import { useDocumentVisibility } from '@mantine/hooks';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CATEGORY_LIST_OPTIONS } from '../../api/query-client';
import { useApi } from '../../api/use-api';

/** Without a connection the timers rest: one request each second would only fail. */
const isOnline = () => onlineManager.isOnline();

/**
 * The categories, fetched again on both timers of the specification while the page is on screen.
 * What was fetched last stays when a later request fails.
 */
export function useCategoryList() {
  const { utils } = useApi();
  const categories = useQuery(
    utils.categories.list.queryOptions(undefined, {
      ...CATEGORY_LIST_OPTIONS,
      refetchInterval: () => isOnline() && CATEGORIES_REFETCH_MS,
      refetchIntervalInBackground: false,
    }),
  );
  const { refetch } = categories;
  const isVisible = useDocumentVisibility() === 'visible';

  useEffect(() => {
    if (!isVisible) return;
    // A slow answer is waited for: starting over each time would never get one.
    const refetchAgain = () => {
      if (isOnline()) refetch({ cancelRefetch: false });
    };
    const timer = setInterval(refetchAgain, CATEGORIES_EXTRA_REFETCH_MS);
    return () => clearInterval(timer);
  }, [isVisible, refetch]);

  return categories;
}
