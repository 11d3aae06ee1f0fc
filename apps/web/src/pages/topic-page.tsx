import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../api/api';
import { useApi } from '../api/use-api';
import type { PageModule, PageProps } from '../app/lazy-page';
import { type PageMeta, pageTitle, SITE_NAME } from '../app/page-meta';
import { MessageCard, NOT_FOUND_TEXT } from '../components/message-card';
import { PageContainer } from '../components/page-container';
import { TopicSkeleton } from '../features/topic/topic-skeleton';
import { TopicView } from '../features/topic/topic-view';

const NOT_FOUND_TITLE = 'Topic Not Found';

function TopicPage({ params: { topicSlug: slug = '' } }: PageProps) {
  const { utils } = useApi();
  const topic = useQuery(utils.topics.bySlug.queryOptions({ slug }));
  const name = topic.data?.title ?? (topic.isError ? NOT_FOUND_TITLE : undefined);
  useDocumentTitle(name === undefined ? SITE_NAME : pageTitle(name));

  if (topic.isPending) return <TopicSkeleton />;
  if (topic.isSuccess) return <TopicView topic={topic.data} />;
  return (
    <PageContainer>
      <MessageCard title={NOT_FOUND_TITLE} text={NOT_FOUND_TEXT} />
    </PageContainer>
  );
}

async function loadTopicPage(
  { utils }: Api,
  { topicSlug: slug = '' }: PageProps['params'],
): Promise<PageMeta> {
  const topic = await utils.topics.bySlug.fetch({ slug }).catch(() => null);
  if (topic === null) {
    return {
      title: pageTitle(NOT_FOUND_TITLE),
      description: 'The requested topic could not be found.',
      status: 404,
      indexable: false,
      subject: null,
    };
  }
  await utils.topics.related.prefetch({ categoryId: topic.categoryId, currentTopicId: topic.id });
  return {
    title: pageTitle(topic.title),
    description: topic.description ?? `${topic.title} in a homeowners association.`,
    status: 200,
    indexable: topic.known,
    subject: topic.known ? { kind: 'topic', topic } : null,
  };
}

export const topicPage: PageModule = { Page: TopicPage, load: loadTopicPage };
