import { CAROUSEL_ARTICLE_MAX_HEIGHT_PX } from '@hoa/core/constants';
import { useRef, useState } from 'react';
import { RichText } from '../../components/rich-text';
import classes from './slide-excerpt.module.css';
import { useTeaser } from './use-teaser';

/** The article of a slide in a box that scrolls; under a finger only after a tap in it. */
export function SlideExcerpt({ title, html }: { title: string; html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isTapped, setTapped] = useState(false);
  useTeaser(box, html);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text is no set of fields
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard scrolls it as soon as it is there
    <div
      ref={box}
      className={classes.excerpt}
      style={{ maxHeight: CAROUSEL_ARTICLE_MAX_HEIGHT_PX }}
      data-tapped={isTapped || undefined}
      onClick={() => setTapped(true)}
      // It scrolls, so the keyboard must reach it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable group
      tabIndex={0}
      role="group"
      aria-label={`Article: ${title}`}
    >
      <RichText html={html} />
    </div>
  );
}
