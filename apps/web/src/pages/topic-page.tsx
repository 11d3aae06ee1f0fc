import { stateByCode } from '@hoa/core/jurisdictions';
import type { Topic } from '@hoa/core/schemas/topic';
import { READING_PARAMETER } from '@hoa/core/situations/reading-path';
import { isSlug } from '@hoa/core/text/slug';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../api/api';
import { useApi } from '../api/use-api';
import type { PageModule, PageProps } from '../app/lazy-page';
import { loadSubject } from '../app/load-subject';
import { notFoundMeta, type PageMeta } from '../app/page-meta';
import { TopicGuides } from '../features/guides/topic-guides';
import { InYourState } from '../features/law/in-your-state';
import { TopicLetters } from '../features/letters/topic-letters';
import { TopicTools } from '../features/tools/topic-tools';
import { TopicSkeleton, TopicView } from '../features/topic/topic-view';
import { QueryPage } from './query-page';

const NOT_FOUND_TITLE = 'Topic Not Found';

/** The situation that an address names: '?reading=violation-notice'. */
function situationIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get(READING_PARAMETER);
  return id !== null && isSlug(id) ? id : undefined;
}

function TopicPage({ params: { topicSlug: slug = '' }, search }: PageProps) {
  const { utils } = useApi();
  return (
    <QueryPage
      query={useQuery(utils.topics.bySlug.queryOptions({ slug }))}
      titleOf={({ title }) => title}
      cardTitle={NOT_FOUND_TITLE}
      skeleton={<TopicSkeleton />}
    >
      {(topic) => (
        <TopicView
          topic={topic}
          law={topic.known && <InYourState topic={topic} />}
          tools={
            topic.known && (
              <>
                <TopicGuides topic={topic.slug} />
                <TopicLetters topic={topic.slug} />
                <TopicTools slug={topic.slug} />
              </>
            )
          }
          situationId={situationIn(search)}
        />
      )}
    </QueryPage>
  );
}

const NOT_FOUND = notFoundMeta(NOT_FOUND_TITLE, 'The requested topic could not be found.');

async function loadTopicPage(
  { utils }: Api,
  { topicSlug: slug = '', state: named = '', reading = '' }: PageProps['params'],
): Promise<PageMeta> {
  const metaOf = async (topic: Topic): Promise<PageMeta> => {
    const { id: currentTopicId, categoryId, known } = topic;
    const state = known ? stateByCode(named.toUpperCase()) : undefined;
    await Promise.all([
      known && utils.topics.related.prefetch({ categoryId, currentTopicId }),
      known && utils.letters.list.prefetch({ topic: slug }),
      known && utils.guides.list.prefetch({ topic: slug }),
      isSlug(reading) && utils.situations.byId.prefetch({ id: reading }),
      state && utils.law.state.prefetch({ state: state.code, topic: slug }),
    ]);
    return {
      title: topic.title,
      description: topic.description ?? `${topic.title} in a homeowners association.`,
      status: 200,
      indexable: known,
      subject: known ? { kind: 'topic', topic } : null,
    };
  };
  const fetching = utils.topics.bySlug.fetch({ slug });
  return loadSubject(fetching, NOT_FOUND, metaOf, NOT_FOUND_TITLE);
}

export const topicPage: PageModule = { Page: TopicPage, load: loadTopicPage };
