import './home-page.css';
import { SITE_SUMMARY } from '@hoa/core/site';
import { Suspense } from 'react';
import type { Api } from '../api/api';
import { ANSWER_MODE_KEY, ASKED_BY_FORM_KEY } from '../api/page-state';
import type { PageModule } from '../app/lazy-page';
import type { PageMeta } from '../app/page-meta';
import { AssistantSection } from '../features/assistant/assistant-section';
import { AssistantProvider, useAssistant } from '../features/assistant/assistant-state';
import { HeroQuestion } from '../features/assistant/hero-question';
import { CallToAction } from '../features/call-to-action/call-to-action';
import { CategoriesSection } from '../features/categories/categories-section';
import { FeaturedSection } from '../features/featured/featured-section';
import { FEATURED_SEED_QUERY } from '../features/featured/use-featured';
import { GlossarySection } from '../features/glossary/glossary-section';
import { Hero } from '../features/hero/hero';
import { ResourcesSection } from '../features/resources/resources-section';
import { RESOURCES_QUERY } from '../features/resources/use-resources';
import { SituationsSection } from '../features/situations/situations-section';
import { useStoredSection } from '../navigation/section-link';

// Parts of it as pages of their own: in the same chunk, since what two chunks share every page loads.
export { askPage } from './ask-page';
export { glossaryPage } from './glossary-page';

import { usePageTitle } from './use-page-title';

/** Characters of a question in the title of its answer: more are in no tab and no list of the history. */
const TITLE_QUESTION_MAX_CHARS = 60;

/** The title of the portal, and while an answer is shown its question's. */
function HomeTitle(): null {
  const { turn } = useAssistant();
  const asked = turn?.answer === undefined ? null : turn.question.trim().replace(/\s+/g, ' ');
  const isLong = asked !== null && asked.length > TITLE_QUESTION_MAX_CHARS;
  usePageTitle(isLong ? `${asked.slice(0, TITLE_QUESTION_MAX_CHARS - 1).trimEnd()}…` : asked);
  return null;
}

/**
 * Each part in a Suspense is hydrated in a task of its own, the one that a visitor presses first.
 * The assistant goes with the page: what was typed into it early must be there when Enter is done
 * again.
 */
function HomePage() {
  useStoredSection();
  return (
    <AssistantProvider>
      <HomeTitle />
      <Hero question={<HeroQuestion />} />
      <Suspense>
        <FeaturedSection />
      </Suspense>
      <AssistantSection />
      <Suspense>
        <CategoriesSection />
      </Suspense>
      <Suspense>
        <ResourcesSection />
      </Suspense>
      <Suspense>
        <GlossarySection />
      </Suspense>
      <Suspense>
        <CallToAction />
        <SituationsSection />
      </Suspense>
    </AssistantProvider>
  );
}

async function loadHomePage(api: Api): Promise<PageMeta> {
  await Promise.all([
    api.utils.categories.list.prefetch(),
    api.queryClient.prefetchQuery(FEATURED_SEED_QUERY),
    api.queryClient.prefetchQuery(RESOURCES_QUERY),
    api.utils.topics.byTerm.prefetch(),
  ]);
  return {
    title: null,
    description: SITE_SUMMARY,
    status: 200,
    indexable: true,
    subject: { kind: 'home' },
  };
}

export const homePage: PageModule = {
  Page: HomePage,
  load: loadHomePage,
  // The lists would make the document twice as long, and the browser asks for them every second.
  sent: [ANSWER_MODE_KEY, ASKED_BY_FORM_KEY, FEATURED_SEED_QUERY.queryKey],
};
