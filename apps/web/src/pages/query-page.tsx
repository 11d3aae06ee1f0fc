import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefusal } from '../api/query-client';
import { NOT_LOADED_TITLE } from '../app/load-subject';
import type { PageMeta } from '../app/page-meta';
import { MessageCard } from '../components/message-card';
import { NotFound } from './not-found';
import { usePageTitle } from './use-page-title';

interface TitledProps {
  title: string | null;
  children: ReactNode;
}

function Titled({ title, children }: TitledProps) {
  usePageTitle(title);
  return children;
}

interface MissingProps {
  /** The title of the card by which the specification has every failure of this page told. */
  cardTitle?: string;
  /** What a page that the specification leaves open says where there is no such thing. */
  notFound?: PageMeta;
}

/** What it comes to where a page failed, as opposed to being none. */
const NO_ANSWER = 'The portal did not answer. Check that you are connected, and try again.';

interface FailedPageProps extends MissingProps {
  error: unknown;
  onRetry: () => void;
}

/** What stands in place of a page: that there is no such thing, or that it could not be fetched. */
function FailedPage({ cardTitle, notFound, error, onRetry }: FailedPageProps) {
  const isRefused = isRefusal(error);
  if (cardTitle !== undefined) {
    return (
      <Titled title={cardTitle}>
        <div className="page" role={isRefused ? undefined : 'alert'}>
          <MessageCard
            title={cardTitle}
            text="The requested category could not be found. It may have been removed or you might have followed an invalid link."
            {...(isRefused ? {} : { onRetry })}
          >
            {!isRefused && <p>{NO_ANSWER}</p>}
          </MessageCard>
        </div>
      </Titled>
    );
  }
  if (notFound !== undefined && isRefused) return <NotFound meta={notFound} />;
  return (
    <Titled title={NOT_LOADED_TITLE}>
      <div className="page" role="alert">
        <MessageCard title="This page could not be loaded" text={NO_ANSWER} onRetry={onRetry} />
      </div>
    </Titled>
  );
}

interface QueryPageProps<Data> extends MissingProps {
  query: UseQueryResult<Data, unknown>;
  titleOf: (data: Data) => string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page about one thing: the shape of it while it loads, the thing, or why it is not there. */
export function QueryPage<Data>(props: QueryPageProps<Data>) {
  const { query, titleOf, skeleton, children, ...missing } = props;
  if (query.isError) {
    return <FailedPage {...missing} error={query.error} onRetry={query.refetch} />;
  }
  const title = query.isPending ? null : titleOf(query.data);
  return <Titled title={title}>{query.isPending ? skeleton : children(query.data)}</Titled>;
}
