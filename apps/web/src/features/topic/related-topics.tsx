import { topicCardFallback } from '@hoa/core/content/topic-fallback';
import type { Topic } from '@hoa/core/schemas/topic';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { logFailure } from '../../api/log-failure';
import { useApi } from '../../api/use-api';
import { LinkCard } from '../../components/link-card';
import { SectionHeading } from '../../components/page-section';
import classes from './related-topics.module.css';

/** What to read after this article. A failure counts as none found. */
export const RelatedTopics = memo(({ topic }: { topic: Topic }) => {
  const { utils } = useApi();
  const related = useQuery({
    ...utils.topics.related.queryOptions({
      categoryId: topic.categoryId,
      currentTopicId: topic.id,
    }),
    enabled: topic.known,
  });
  useEffect(() => {
    if (related.isError) logFailure('Related topics could not be fetched:', related.error.message);
  }, [related.isError, related.error]);
  // What nobody knows has no neighbours: its category was only guessed.
  const topics = topic.known ? (related.data ?? []) : topic.nearest;
  const isPending = topic.known && related.isPending;
  return (
    <section className={classes.section} aria-labelledby="related-topics-title" data-screen-only>
      <SectionHeading id="related-topics-title" title="Related Topics" />
      <div role="status">
        {isPending && <p className="placeholder">Loading related topics...</p>}
        {!isPending && topics.length === 0 && (
          <p className="placeholder">No related topics found</p>
        )}
      </div>
      {topics.length > 0 && (
        <div className="card-grid">
          {topics.map((near) => (
            <LinkCard
              key={near.id}
              to={`/topic/${near.slug}`}
              title={near.title}
              text={near.description ?? topicCardFallback(near.title)}
              prompt="Read More"
              topic={near.slug}
            />
          ))}
        </div>
      )}
    </section>
  );
});
