import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { afterFrame } from '../../components/after-frame';
import { whenIdle } from '../../components/when-idle';
import classes from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import { FeaturedSlide } from './featured-slide';
import type { FeaturedItem } from './use-featured';
import { useRotation } from './use-rotation';

/**
 * Whether a mouse rests on something or the keyboard is in it. Focus that a click left behind does
 * not count: the reader has moved on.
 */
function useAttention() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    hasAttention: isHovered || isFocused,
    hoverListeners: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
    },
    focusListeners: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

/** Fetches the pictures of all slides when the page rests, so that none comes round without its own. */
function usePictures(items: readonly FeaturedItem[]): void {
  const paths = items.map(({ category }) => category.image_path).join(' ');
  useEffect(
    () =>
      whenIdle(() => {
        for (const path of paths.split(' ')) new Image().src = path;
      }),
    [paths],
  );
}

/** The featured articles, one at a time. */
export function Carousel({ items }: { items: readonly FeaturedItem[] }) {
  const { hasAttention, hoverListeners, focusListeners } = useAttention();
  const rotation = useRotation(items.length, hasAttention);
  usePictures(items);
  // A finger that comes here wants to read: nothing slips away from under it any more. What it
  // presses is seen to be pressed first.
  const touchListeners = {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') afterFrame(rotation.pause);
    },
  };
  const item = items[rotation.index];
  if (item === undefined) return null;

  const position = `${rotation.index + 1} of ${items.length}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no set of fields
    <div
      className={classes.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label="Featured articles, one at a time"
    >
      {/* First in tab order, so that stopping it does not take tabbing through an article. */}
      <CarouselControls
        items={items}
        rotation={rotation}
        attentionListeners={{ ...focusListeners, ...touchListeners }}
      />
      <div {...hoverListeners} {...focusListeners} {...touchListeners}>
        <FeaturedSlide key={item.topic.slug} item={item} position={position} />
      </div>
      {/* Not announced while it rotates by itself. */}
      <p className="visually-hidden" aria-live={rotation.isRunning ? 'off' : 'polite'}>
        {`${position}: ${item.topic.title}`}
      </p>
    </div>
  );
}
