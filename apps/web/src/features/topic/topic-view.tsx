import type { Topic } from '@hoa/core/schemas/topic';
import { Skeleton } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryColors, GENERAL_CATEGORY_SLUG } from '../../components/category-colors';
import { PageSkeleton } from '../../components/skeletons';
import { useBrowserValue } from '../../components/use-browser-value';
import { useBrand } from '../../theme/brand';
import { ReadingPath } from './reading-path';
import { RelatedTopics } from './related-topics';
import { TopicArticle } from './topic-article';
import { TopicHeader } from './topic-header';
import { TopicNotice } from './topic-notice';
import { TopicQuestions } from './topic-questions';
import classes from './topic-view.module.css';
import { useTopicBody } from './use-topic-body';

/** On paper only: whose page this is, above the title. */
function PrintMasthead({ category }: { category: string }) {
  return (
    <div className={classes.print} aria-hidden>
      <div className="page">
        <p className={classes.masthead}>
          <span>{useBrand().name}</span>
          <span>{category}</span>
        </p>
      </div>
    </div>
  );
}

/** On paper only: the address of the page. The server does not know under which it is visited. */
function PrintColophon() {
  const { pathname } = useLocation();
  const origin = useBrowserValue(() => window.location.origin, '');
  return (
    <p className={`${classes.print} ${classes.colophon}`} aria-hidden>
      {origin}
      {pathname} · Information, not legal advice.
    </p>
  );
}

const SKELETON_LINES = ['92%', '97%', '88%', '95%', '60%', '94%', '90%', '72%'];

/** The shape of a topic that is still loading. */
export function TopicSkeleton() {
  return (
    <PageSkeleton label="Loading the topic">
      <div className={classes.skeleton}>
        <Skeleton height={150} radius={14} />
        {SKELETON_LINES.map((width) => (
          <Skeleton key={width} height={16} width={width} />
        ))}
      </div>
    </PageSkeleton>
  );
}

interface TopicViewProps {
  topic: Topic;
  /** What the visitor's state says on it. */
  law: ReactNode;
  /** What to work out and to write on it. */
  tools: ReactNode;
  /** The situation from whose reading the visitor comes. */
  situationId: string | undefined;
}

/** A topic with all that surrounds its text. */
export function TopicView({ topic, law, tools, situationId }: TopicViewProps) {
  const body = useTopicBody(topic);
  // What is below the article is rendered after it, when that has been drawn.
  const below = useDeferredValue(topic);
  return (
    <div style={categoryColors(topic.known ? topic.category.slug : GENERAL_CATEGORY_SLUG)}>
      <article aria-labelledby="topic-title">
        <PrintMasthead category={topic.category.name} />
        <TopicHeader topic={topic} />
        <div className="page">
          <TopicNotice topic={topic} body={body} />
          <TopicArticle
            slug={topic.slug}
            html={body.html}
            details={topic.details}
            law={law}
            resources={topic.resources}
          />
          {tools}
          <PrintColophon />
        </div>
      </article>
      <div className="page">
        {situationId !== undefined && <ReadingPath topic={topic} situationId={situationId} />}
        <RelatedTopics topic={below} />
        <TopicQuestions topic={below} />
      </div>
    </div>
  );
}
