import classes from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import { FeaturedSlide } from './featured-slide';
import { useAttention } from './use-attention';
import type { FeaturedItem } from './use-featured';
import { usePictures } from './use-pictures';
import { useRotation } from './use-rotation';

/** The featured articles, one at a time. */
export function Carousel({ items }: { items: readonly FeaturedItem[] }) {
  const { hasAttention, hoverListeners, focusListeners } = useAttention();
  const rotation = useRotation(items.length, hasAttention);
  usePictures(items);
  const item = items[rotation.index];
  if (item === undefined) return null;

  const position = `${rotation.index + 1} of ${items.length}`;
  return (
    <section
      className={classes.carousel}
      aria-roledescription="carousel"
      aria-label="Featured articles, one at a time"
    >
      {/* First for the keyboard, so that nobody tabs through an article to stop it. */}
      <CarouselControls items={items} rotation={rotation} focusListeners={focusListeners} />
      <div {...hoverListeners} {...focusListeners}>
        <FeaturedSlide key={item.topic.slug} item={item} position={position} />
      </div>
      {/* While it rotates by itself it says nothing: nobody asked. */}
      <p className={classes.status} aria-live={rotation.isRunning ? 'off' : 'polite'}>
        {position}: {item.topic.title}
      </p>
    </section>
  );
}
