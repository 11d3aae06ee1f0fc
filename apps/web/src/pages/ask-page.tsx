import type { PageModule, PageProps } from '../app/lazy-page';
import type { PageMeta } from '../app/page-meta';
import { AskBox } from '../features/assistant/ask-box';
import { AssistantProvider } from '../features/assistant/assistant-state';
import { usePageTitle } from './use-page-title';

/** Said here as well as in packages/core/src/widgets, which would come along with the home page. */
const PATH = '/embed/ask';

const META: PageMeta = {
  title: 'Ask a Question',
  description: 'A question box for the sites of associations and their managers.',
  status: 200,
  // The home page has the same box, and is the one to be found.
  indexable: false,
  subject: null,
};

function AskPage({ search }: PageProps) {
  usePageTitle(META.title);
  return (
    <AssistantProvider page={PATH} search={search}>
      <AskBox />
    </AssistantProvider>
  );
}

/** The question box as a page of its own, which the widget shows. */
export const askPage: PageModule = { Page: AskPage, load: async () => META };
