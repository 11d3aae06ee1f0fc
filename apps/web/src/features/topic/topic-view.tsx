import type { Topic } from '@hoa/core/schemas/topic';
import { categoryColors } from '../../components/category-colors';
import { PageContainer } from '../../components/page-container';
import { RelatedTopics } from './related-topics';
import { TopicArticle } from './topic-article';
import { TopicHeader } from './topic-header';
import { TopicNotice } from './topic-notice';
import { PrintColophon, PrintMasthead } from './topic-print';
import { TopicQuestions } from './topic-questions';
import { useAfterFrame } from './use-after-frame';
import { useTopicBody } from './use-topic-body';

/** A topic with all that surrounds its text. */
export function TopicView({ topic }: { topic: Topic }) {
  const body = useTopicBody(topic);
  // What is below the article may follow a moment after it.
  const below = useAfterFrame(topic);
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
        <RelatedTopics topic={below} />
        <TopicQuestions title={below.title} />
      </PageContainer>
    </div>
  );
}
