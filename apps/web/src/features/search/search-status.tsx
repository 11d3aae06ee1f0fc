import type { SearchResult } from '@hoa/core/schemas/search';
import { Skeleton } from '@mantine/core';
import { SearchFailed } from './search-failed';
import { searchGroups } from './search-options';
import classes from './search-status.module.css';
import { SEARCH_HINT } from './search-words';
import { useSlow } from './use-slow';

interface SearchStatusProps {
  hasWords: boolean;
  words: string;
  result: SearchResult | undefined;
  /** The result is that of the words, and not of those before them. */
  isFresh: boolean;
  isError: boolean;
  onRetry: () => void;
}

function resultsText(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}

/**
 * What the search says besides its results: where to begin, that it works, that nothing is there. One
 * region says it, which stays, and which changes once for what was typed: that a search goes on is
 * said only where it takes long.
 */
export function SearchStatus(props: SearchStatusProps) {
  const { hasWords, words, result, isFresh, isError, onRetry } = props;
  const isSearching = hasWords && !isFresh && !isError;
  const isSlow = useSlow(isSearching, words);
  const groups = result === undefined ? [] : searchGroups(result);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isShown = hasWords && !isError;
  return (
    <>
      {!hasWords && <p className={classes.hint}>{SEARCH_HINT}</p>}
      {hasWords && isError && (
        <div className={classes.message}>
          <SearchFailed onRetry={onRetry} />
        </div>
      )}
      <div role="status">
        {isSlow && <p className="visually-hidden">Searching</p>}
        {isShown && !isSlow && count > 0 && <p className="visually-hidden">{resultsText(count)}</p>}
        {isShown && isFresh && count === 0 && (
          <div className={classes.message}>
            <p>
              Nothing found for <strong>{words}</strong>.
            </p>
            <p className="muted">Fewer or plainer words find more.</p>
          </div>
        )}
      </div>
      {isSearching && count === 0 && (
        <div className={classes.loading} aria-hidden>
          <Skeleton height={18} width="45%" />
          <Skeleton height={14} width="80%" />
          <Skeleton height={18} width="38%" />
          <Skeleton height={14} width="72%" />
        </div>
      )}
    </>
  );
}
