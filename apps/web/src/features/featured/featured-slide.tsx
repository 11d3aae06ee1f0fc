import { topicCardFallback } from '@hoa/core/content/topic-fallback';
import { Button, Skeleton } from '@mantine/core';
import { FallbackImage } from '../../components/fallback-image';
import classes from './featured-slide.module.css';
import { SlideExcerpt } from './slide-excerpt';
import type { FeaturedItem } from './use-featured';

interface FeaturedSlideProps {
  item: FeaturedItem;
  /** Such as '2 of 6'. */
  position: string;
}

/** One featured topic: what it is and where it belongs, beside its article. */
export function FeaturedSlide({ item, position }: FeaturedSlideProps) {
  const { topic, category, html } = item;
  return (
    <article
      className={classes.slide}
      style={{ '--hue': `var(--portal-hue-${category.slug})` }}
      aria-roledescription="slide"
      aria-label={`${position}: ${topic.title}`}
    >
      <div className={classes.side}>
        <FallbackImage
          className={classes.image}
          src={category.image_path}
          alt=""
          width={640}
          height={400}
          // Below what is read first.
          fetchPriority="low"
        />
        <div className={classes.words}>
          <p className={classes.category}>{category.name}</p>
          <h3 className={classes.title}>{topic.title}</h3>
        </div>
        <div className={classes.actions}>
          <Button component="a" href={`/topic/${topic.slug}`} size="md">
            Read Full Article
          </Button>
          <Button
            component="a"
            href={`/category/${category.slug}`}
            size="md"
            variant="default"
            className={classes.more}
          >
            Related Resources
          </Button>
        </div>
      </div>
      {html === undefined ? (
        <div className={classes.waiting} aria-busy>
          <p className={classes.description}>
            {topic.description ?? topicCardFallback(topic.title)}
          </p>
          <div className={classes.coming}>
            {[92, 100, 84, 96, 88, 60].map((width) => (
              <Skeleton key={width} height={16} mb={14} width={`${width}%`} />
            ))}
          </div>
        </div>
      ) : (
        <SlideExcerpt title={topic.title} html={html} />
      )}
    </article>
  );
}
