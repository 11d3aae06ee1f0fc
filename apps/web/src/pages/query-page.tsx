import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MessageCard } from '../components/message-card';
import { usePageTitle } from './use-page-title';

interface QueryPageProps<Data> {
  query: UseQueryResult<Data, unknown>;
  titleOf: (data: Data) => string;
  notFoundTitle: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page about one thing: the shape of it while it loads, the thing, or that there is none. */
export function QueryPage<Data>(props: QueryPageProps<Data>) {
  const { query, titleOf, notFoundTitle, skeleton, children } = props;
  const failedTitle = query.isError ? notFoundTitle : undefined;
  const title = query.data === undefined ? failedTitle : titleOf(query.data);
  usePageTitle(title ?? null);

  if (query.isPending) return skeleton;
  if (query.isSuccess) return children(query.data);
  return (
    <div className="page">
      <MessageCard
        title={notFoundTitle}
        text="The requested category could not be found. It may have been removed or you might have followed an invalid link."
      />
    </div>
  );
}
