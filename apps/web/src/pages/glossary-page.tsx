import type { PageModule } from '../app/lazy-page';
import type { PageMeta } from '../app/page-meta';
import { GlossarySection } from '../features/glossary/glossary-section';
import { usePageTitle } from './use-page-title';

const META: PageMeta = {
  title: 'Glossary',
  description: 'The words that letters, budgets and bylaws take for granted.',
  status: 200,
  // The home page has the same glossary, and is the one to be found.
  indexable: false,
  subject: null,
};

function GlossaryPage() {
  usePageTitle(META.title);
  return (
    <>
      <h1 className="visually-hidden">Glossary</h1>
      <GlossarySection />
    </>
  );
}

/** The glossary as a page of its own, which the widget shows. */
export const glossaryPage: PageModule = {
  Page: GlossaryPage,
  async load({ utils }) {
    await utils.topics.byTerm.prefetch();
    return META;
  },
};
