import type { SearchResult } from '@hoa/core/schemas/search';
import { Skeleton } from '@mantine/core';
import { SearchFailed } from './search-failed';
import { searchGroups } from './search-options';
import classes from './search-status.module.css';

interface SearchStatusProps {
  hasWords: boolean;
  words: string;
  result: SearchResult | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** What the search says besides its results: where to begin, that it works, that nothing is there. */
export function SearchStatus({ hasWords, words, result, isError, onRetry }: SearchStatusProps) {
  if (!hasWords) {
    return (
      <p className={classes.hint}>
        Type what you would ask a neighbor: a word, a rule, a problem. A misspelled word is found
        too.
      </p>
    );
  }
  if (isError) {
    return (
      <div className={classes.message}>
        <SearchFailed onRetry={onRetry} />
      </div>
    );
  }
  if (result === undefined) {
    return (
      <div className={classes.loading} role="status" aria-label="Searching">
        <Skeleton height={18} width="45%" />
        <Skeleton height={14} width="80%" />
        <Skeleton height={18} width="38%" />
        <Skeleton height={14} width="72%" />
      </div>
    );
  }
  const count = searchGroups(result).reduce((sum, { options }) => sum + options.length, 0);
  if (count > 0) {
    return (
      <p className="visually-hidden" role="status">
        {count === 1 ? '1 result' : `${count} results`}
      </p>
    );
  }
  return (
    <div className={classes.message} role="status">
      <p>
        Nothing found for <strong>{words}</strong>.
      </p>
      <p className="muted">Fewer or plainer words find more.</p>
    </div>
  );
}
