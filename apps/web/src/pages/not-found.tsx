import { useDocumentTitle } from '@mantine/hooks';
import { type PageMeta, SITE_NAME } from '../app/page-meta';
import { MessageCard } from '../components/message-card';
import { SearchField } from '../components/search-field';

/** That there is nothing at an address, with the ways on. */
export function NotFound({ meta: { title, description } }: { meta: PageMeta }) {
  useDocumentTitle(title);
  return (
    <div className="page">
      <MessageCard
        title={title.replace(` | ${SITE_NAME}`, '')}
        text={`${description} The home page and the search lead to every topic.`}
      >
        <SearchField />
      </MessageCard>
    </div>
  );
}
