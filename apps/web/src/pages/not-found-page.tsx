import { useDocumentTitle } from '@mantine/hooks';
import type { PageModule } from '../app/lazy-page';
import { NOT_FOUND_META } from '../app/page-meta';
import { MessageCard } from '../components/message-card';
import { PageContainer } from '../components/page-container';

function NotFoundPage() {
  useDocumentTitle(NOT_FOUND_META.title);
  return (
    <PageContainer>
      <MessageCard
        title="Page Not Found"
        text="There is no page at this address. The home page and the search lead to every topic."
      />
    </PageContainer>
  );
}

export const notFoundPage: PageModule = {
  Page: NotFoundPage,
  load: async () => NOT_FOUND_META,
};
