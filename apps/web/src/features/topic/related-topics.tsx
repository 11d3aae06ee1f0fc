import { topicCardFallback } from '@hoa/core/content/topic-fallback';
import type { Topic } from '@hoa/core/schemas/topic';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { logFailure } from '../../api/log-failure';
import { useApi } from '../../api/use-api';
import { CardGrid } from '../../components/card-grid';
import { LinkCard } from '../../components/link-card';
import { SectionHeading } from '../../components/section-heading';
import classes from './related-topics.module.css';

/** What to read after this article. A failure counts as none found. */
export const RelatedTopics = memo(({ topic }: { topic: Topic }) => {
  const { utils } = useApi();
  const related = useQuery(
    utils.topics.related.queryOptions({
      categoryId: topic.categoryId,
      currentTopicId: topic.id,
    }),
  );
  useEffect(() => {
    if (related.isError) logFailure('Related topics could not be fetched:', related.error.message);
  }, [related.isError, related.error]);
  const topics = related.data ?? [];
  return (
    <section className={classes.section} aria-labelledby="related-topics-title" data-screen-only>
      <SectionHeading id="related-topics-title" title="Related Topics" />
      <div role="status">
        {related.isPending && <p className={classes.state}>Loading related topics...</p>}
        {!related.isPending && topics.length === 0 && (
          <p className={classes.state}>No related topics found</p>
        )}
      </div>
      {topics.length > 0 && (
        <CardGrid>
          {topics.map((near) => (
            <LinkCard
              key={near.id}
              to={`/topic/${near.slug}`}
              title={near.title}
              text={near.description ?? topicCardFallback(near.title)}
              prompt="Read More"
            />
          ))}
        </CardGrid>
      )}
    </section>
  );
});
