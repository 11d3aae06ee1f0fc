import type { PageModule } from '../app/lazy-page';
import { NOT_FOUND_META } from '../app/page-meta';
import { NotFound } from './not-found';

export const notFoundPage: PageModule = {
  Page: () => <NotFound meta={NOT_FOUND_META} />,
  load: async () => NOT_FOUND_META,
};
