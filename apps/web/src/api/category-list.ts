import { CATEGORIES_GC_MS, CATEGORIES_STALE_MS } from '@hoa/core/constants';

/** How the home page reads `categories.list`: always stale, and forgotten when it is left. */
export const CATEGORY_LIST_OPTIONS = {
  staleTime: CATEGORIES_STALE_MS,
  gcTime: CATEGORIES_GC_MS,
} as const;
