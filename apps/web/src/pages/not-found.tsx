import type { PageMeta } from '../app/page-meta';
import { MessageCard } from '../components/message-card';
import { SearchField } from '../components/search-field';
import { usePageTitle } from './use-page-title';

/** That there is nothing at an address, with the ways on. */
export function NotFound({ meta: { title, description } }: { meta: PageMeta }) {
  usePageTitle(title);
  return (
    <div className="page">
      <MessageCard
        title={title ?? ''}
        text={`${description} The home page and the search lead to every topic.`}
      >
        <SearchField />
      </MessageCard>
    </div>
  );
}
