import type { Topic } from '@hoa/core/schemas/topic';
import { categoryColors } from '../../components/category-colors';
import { PageContainer } from '../../components/page-container';
import { RelatedTopics } from './related-topics';
import { TopicArticle } from './topic-article';
import { TopicHeader } from './topic-header';
import { TopicNotice } from './topic-notice';
import { PrintColophon, PrintMasthead } from './topic-print';
import { TopicQuestions } from './topic-questions';
import { useTopicBody } from './use-topic-body';

/** A topic with all that surrounds its text. */
export function TopicView({ topic }: { topic: Topic }) {
  const body = useTopicBody(topic);
  return (
    <div style={categoryColors(topic.category.slug)}>
      <article aria-labelledby="topic-title">
        <PrintMasthead category={topic.category.name} />
        <TopicHeader topic={topic} />
        <PageContainer>
          <TopicNotice topic={topic} body={body} />
          <TopicArticle html={body.html} details={topic.details} />
          <PrintColophon />
        </PageContainer>
      </article>
      <PageContainer>
        <RelatedTopics topic={topic} />
        <TopicQuestions title={topic.title} />
      </PageContainer>
    </div>
  );
}
