import type { Resource } from '@hoa/core/schemas/resource';
import type { ArticleDetails } from '@hoa/core/schemas/topic';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { afterFrame } from '../../components/after-frame';
import { RichText } from '../../components/rich-text';
import { useDeferredComponent } from '../../components/use-lazy-component';
import { WhereToLook } from '../../components/where-to-look';
import { StateFigures } from './state-figures';
import { TableOfContents } from './table-of-contents';
import classes from './topic-article.module.css';
import { TopicResources } from './topic-resources';
import { useStateFirst } from './use-state-first';

/**
 * Marks an element with `data-arriving` for the first frame of a text that a click has brought.
 * The style sheet leaves out of that frame what is below the fold: most of a long article is laid
 * out right after the reader sees its beginning.
 *
 * @param text the text in the element; each one arrives once
 */
function useArrival(elementRef: RefObject<HTMLElement | null>, text: string): void {
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the text came, when it came
  useLayoutEffect(() => {
    const element = elementRef.current;
    // Going back, or to a section, scrolls to a place that only the whole layout knows.
    if (element === null || navigation === 'POP' || window.location.hash !== '') return;
    element.dataset.arriving = '';
    const cancel = afterFrame(() => {
      delete element.dataset.arriving;
    });
    return () => {
      cancel();
      delete element.dataset.arriving;
    };
  }, [text]);
}

/** What the facts of an article rest on. */
function ArticleSources({ details }: { details: ArticleDetails }) {
  const { sources, facts = [], lawChecked } = details;
  return (
    <div>
      <h2 className={classes.title}>Sources</h2>
      <ol className={classes.list}>
        {sources.map(({ name, citation, url }) => (
          <li key={`${name} ${citation}`} className={classes.source}>
            <span className="muted">{name}</span>
            {url === undefined ? (
              <span>{citation}</span>
            ) : (
              <a href={url} className={`link ${classes.citation}`}>
                {citation}
              </a>
            )}
          </li>
        ))}
      </ol>
      {lawChecked !== undefined && <StateFigures facts={facts} checked={lawChecked} />}
    </div>
  );
}

const loadHeadingLinks = () => import('./heading-links').then((module) => module.HeadingLinks);

interface TopicArticleProps {
  slug: string;
  html: string;
  /** null for a text that no editor wrote. */
  details: ArticleDetails | null;
  /** What the visitor's state says on it. */
  law: ReactNode;
  resources: readonly Resource[];
}

/** The article with its table of contents, the papers that decide, and its sources. */
export function TopicArticle({ slug, html, details, law, resources }: TopicArticleProps) {
  const textRef = useRef<HTMLDivElement>(null);
  useArrival(textRef, html);
  const shown = useStateFirst(textRef, html);
  const HeadingLinks = useDeferredComponent(loadHeadingLinks, false);
  const hasBody = html.trim() !== '';
  return (
    <div className={classes.layout}>
      {details !== null && hasBody && (
        <TableOfContents key={slug} outline={details.outline} html={shown} />
      )}
      <div ref={textRef} className={classes.text}>
        {hasBody ? (
          <RichText html={shown} />
        ) : (
          <p className={classes.empty}>
            Content is being prepared for this topic. Please check back later.
          </p>
        )}
        <TopicResources resources={resources} />
        {law}
        {details !== null && details.decidedBy.length > 0 && (
          <WhereToLook entries={details.decidedBy} Heading="h2" />
        )}
        {details !== null && details.sources.length > 0 && <ArticleSources details={details} />}
        {hasBody && HeadingLinks && <HeadingLinks textRef={textRef} html={shown} />}
      </div>
    </div>
  );
}
