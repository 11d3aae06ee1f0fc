import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import { TopicObject } from '../../components/topic-object';
import { askPath, useAskLink } from '../../navigation/ask-link';
import { useChosenState } from '../../navigation/chosen-state';
import classes from './found-list.module.css';
import { NothingFound } from './nothing-found';
import { SearchFailed } from './search-failed';
import { searchGroups } from './search-options';
import { searchRequest } from './use-search';

/** What the library holds on some words, and the way to the assistant with them. */
export function FoundList({ words }: { words: string }) {
  const { utils } = useApi();
  const state = useChosenState()?.code;
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    utils.search.query.queryOptions(searchRequest(words, state), {
      placeholderData: keepPreviousData,
    }),
  );
  const ask = useAskLink();
  const groups = data === undefined ? [] : searchGroups(data);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isSearching = isPlaceholderData || (data === undefined && !isError);
  const isNothingFound = !isSearching && data !== undefined && count === 0;
  return (
    <div className={classes.list} aria-busy={isSearching}>
      <p role="status" className="muted">
        {isSearching && 'Searching…'}
        {isNothingFound && 'Nothing found. Fewer or plainer words find more.'}
        {!isSearching && count > 0 && `${count} ${count === 1 ? 'result' : 'results'}`}
      </p>
      {isError && <SearchFailed onRetry={refetch} />}
      {isNothingFound && <NothingFound words={words} />}
      {isSearching && count === 0 && <Skeleton height={72} />}
      {groups.map(({ label, options }) => (
        <section key={label} aria-label={label}>
          <h2 className={classes.label}>{label}</h2>
          <ul>
            {options.map(({ id, to, title, text, from, topic }) => (
              <li key={id} className={classes.found}>
                {topic !== undefined && <TopicObject slug={topic} size={40} />}
                <a href={to} className={classes.title}>
                  {title}
                </a>
                {from !== undefined && <span className={classes.from}>{from}</span>}
                <p className={classes.text}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!isNothingFound && (
        <p>
          <a href={askPath(words)} rel="nofollow" onClick={(event) => ask(event, words)}>
            Ask the assistant instead
          </a>
        </p>
      )}
    </div>
  );
}
