import type { KeyboardEvent } from 'react';
import classes from './carousel-dots.module.css';
import type { FeaturedItem } from './use-featured';

/** Where a key leads among so many dots, round the ends; undefined for a key that leads nowhere. */
function nextDot(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

interface CarouselDotsProps {
  items: readonly FeaturedItem[];
  index: number;
  onShow: (index: number) => void;
}

/** A dot for each item. Together they are one stop of the keyboard; arrows go on from there. */
export function CarouselDots({ items, index, onShow }: CarouselDotsProps) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextDot(event.key, index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    const dot = event.currentTarget.children[next];
    if (dot instanceof HTMLElement) dot.focus();
  };
  return (
    <div role="toolbar" aria-label="Featured topics" className={classes.dots} onKeyDown={press}>
      {items.map(({ topic }, position) => (
        <button
          key={topic.slug}
          type="button"
          className={classes.dot}
          aria-label={`Show topic ${position + 1}: ${topic.title}`}
          aria-current={position === index ? 'true' : undefined}
          tabIndex={position === index ? 0 : -1}
          onClick={() => onShow(position)}
        />
      ))}
    </div>
  );
}
