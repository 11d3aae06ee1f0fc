import { SITE_SUMMARY } from '@hoa/core/site';
import { useDocumentTitle } from '@mantine/hooks';
import type { PageApi } from '../api/page-api';
import type { PageModule } from '../app/lazy-page';
import { type PageMeta, SITE_NAME } from '../app/page-meta';
import { AssistantSection } from '../features/assistant/assistant-section';
import { CallToAction } from '../features/call-to-action/call-to-action';
import { CategoriesSection } from '../features/categories/categories-section';
import { FeaturedSection } from '../features/featured/featured-section';
import { loadFeatured } from '../features/featured/load-featured';
import { GlossarySection } from '../features/glossary/glossary-section';
import { Hero } from '../features/hero/hero';
import { RESOURCES_QUERY } from '../features/resources/resource-list';
import { ResourcesSection } from '../features/resources/resources-section';
import { SituationsSection } from '../features/situations/situations-section';
import { useStoredSection } from '../navigation/use-stored-section';

function HomePage() {
  useDocumentTitle(SITE_NAME);
  useStoredSection();
  return (
    <>
      <Hero />
      <FeaturedSection />
      <AssistantSection />
      <CategoriesSection />
      <ResourcesSection />
      <GlossarySection />
      <CallToAction />
      <SituationsSection />
    </>
  );
}

async function loadHomePage(api: PageApi): Promise<PageMeta> {
  await Promise.all([
    loadFeatured(api),
    api.queryClient.prefetchQuery(RESOURCES_QUERY),
    api.utils.topics.byTerm.prefetch(),
  ]);
  return {
    title: SITE_NAME,
    description: SITE_SUMMARY,
    status: 200,
    indexable: true,
    subject: { kind: 'home' },
  };
}

export const homePage: PageModule = { Page: HomePage, load: loadHomePage };
