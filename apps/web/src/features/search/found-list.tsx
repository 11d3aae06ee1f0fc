import type { SearchResult } from '@hoa/core/schemas/search';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api';
import { askPath, useAskLink } from '../../navigation/ask-link';
import classes from './found-list.module.css';
import { Highlighted } from './highlighted';

interface Found {
  key: string;
  to: string;
  title: ReactNode;
  text: ReactNode;
  /** Where it belongs. */
  from?: string;
}

/** What was found, in the groups of the search dialog; a group without a hit is left out. */
function groupsOf({ topics, sections, terms }: SearchResult): { label: string; found: Found[] }[] {
  const groups = [
    {
      label: 'Topics',
      found: topics.map(({ slug, title, titleRanges, description, category }) => ({
        key: slug,
        to: `/topic/${slug}`,
        title: <Highlighted text={title} ranges={titleRanges} />,
        text: description,
        from: category.name,
      })),
    },
    {
      label: 'In the articles',
      found: sections.map(({ url, title, heading, excerpt, excerptRanges }) => ({
        key: url,
        to: url,
        title: heading,
        text: <Highlighted text={excerpt} ranges={excerptRanges} />,
        from: title,
      })),
    },
    {
      label: 'HOA terms',
      found: terms.map(({ term, definition }) => ({
        key: term,
        to: `/?q=${encodeURIComponent(term)}#glossary`,
        title: term,
        text: definition,
      })),
    },
  ];
  return groups.filter(({ found }) => found.length > 0);
}

/** What the library holds on some words, and the way to the assistant with them. */
export function FoundList({ words }: { words: string }) {
  const { utils } = useApi();
  const { data, isError } = useQuery(utils.search.query.queryOptions({ q: words }));
  const ask = useAskLink();
  const groups = data === undefined ? [] : groupsOf(data);
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <div className={classes.list}>
      <p role="status" className={classes.status}>
        {isError && 'The search cannot be reached right now.'}
        {data !== undefined && count === 0 && 'Nothing found. Fewer or plainer words find more.'}
        {count > 0 && `${count} ${count === 1 ? 'result' : 'results'}`}
      </p>
      {data === undefined && !isError && <Skeleton height={72} />}
      {groups.map(({ label, found }) => (
        <section key={label} aria-label={label}>
          <h2 className={classes.label}>{label}</h2>
          <ul className={classes.group}>
            {found.map(({ key, to, title, text, from }) => (
              <li key={key} className={classes.found}>
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
      <p>
        <a href={askPath(words)} rel="nofollow" onClick={(event) => ask(event, words)}>
          Ask the assistant instead
        </a>
      </p>
    </div>
  );
}
