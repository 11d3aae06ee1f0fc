import type { ArticleDetails } from '@hoa/core/schemas/topic';
import { useRef } from 'react';
import { RichText } from '../../components/rich-text';
import { WhereToLook } from '../../components/where-to-look';
import { ArticleSources } from './article-sources';
import { TableOfContents } from './table-of-contents';
import classes from './topic-article.module.css';
import { useArrival } from './use-arrival';

interface TopicArticleProps {
  html: string;
  /** null for a text that no editor wrote. */
  details: ArticleDetails | null;
}

/** The article with its table of contents, the papers that decide, and its sources. */
export function TopicArticle({ html, details }: TopicArticleProps) {
  const textRef = useRef<HTMLDivElement>(null);
  useArrival(textRef, html);
  const hasBody = html.trim() !== '';
  return (
    <div className={classes.layout}>
      {details !== null && hasBody && <TableOfContents outline={details.outline} />}
      <div ref={textRef} className={classes.text}>
        {hasBody ? (
          <RichText html={html} />
        ) : (
          <p className={classes.empty}>
            Content is being prepared for this topic. Please check back later.
          </p>
        )}
        {details !== null && details.decidedBy.length > 0 && (
          <WhereToLook entries={details.decidedBy} Heading="h2" />
        )}
        {details !== null && details.sources.length > 0 && (
          <ArticleSources sources={details.sources} />
        )}
      </div>
    </div>
  );
}
