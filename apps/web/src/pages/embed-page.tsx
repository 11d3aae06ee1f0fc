import type { PageModule } from '../app/lazy-page';
import type { PageMeta } from '../app/page-meta';
import { WidgetBuilder } from '../features/embedding/widget-builder';
import { usePageTitle } from './use-page-title';

const META: PageMeta = {
  title: 'For Your Website',
  description:
    'Show a question box, an article, a guide, a calculator or the law on your own site.',
  status: 200,
  // For those who look after a site, who come by a link; readers look for none of it.
  indexable: false,
  subject: null,
};

function EmbedPage() {
  usePageTitle(META.title);
  return <WidgetBuilder />;
}

/** The page that makes the tag of a widget. */
export const embedPage: PageModule = {
  Page: EmbedPage,
  async load({ utils }) {
    await Promise.all([utils.categories.list.prefetch(), utils.guides.list.prefetch({})]);
    return META;
  },
  // What can be chosen would make the document several times as long.
  sent: [],
};
