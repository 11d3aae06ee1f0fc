import type { SearchResult } from '@hoa/core/schemas/search';
import { Skeleton } from '@mantine/core';
import { SearchFailed } from './search-failed';
import { searchGroups } from './search-options';
import classes from './search-status.module.css';

interface SearchStatusProps {
  hasWords: boolean;
  words: string;
  result: SearchResult | undefined;
  /** The result is that of the words, and not of those before them. */
  isFresh: boolean;
  isError: boolean;
  onRetry: () => void;
}

/** What the search says besides its results: where to begin, that it works, that nothing is there. */
export function SearchStatus(props: SearchStatusProps) {
  const { hasWords, words, result, isFresh, isError, onRetry } = props;
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
  const groups = result === undefined ? [] : searchGroups(result);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  if (!isFresh && count === 0) {
    return (
      <div className={classes.loading} role="status" aria-label="Searching">
        <Skeleton height={18} width="45%" />
        <Skeleton height={14} width="80%" />
        <Skeleton height={18} width="38%" />
        <Skeleton height={14} width="72%" />
      </div>
    );
  }
  if (count > 0) {
    return (
      <p className="visually-hidden" role="status">
        {!isFresh ? 'Searching' : count === 1 ? '1 result' : `${count} results`}
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
