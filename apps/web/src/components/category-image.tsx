import classes from './category-image.module.css';
import { FallbackImage } from './fallback-image';

interface CategoryImageProps {
  src: string;
  /** A banner is seen at once; a card's picture may wait until it comes near. */
  shape?: 'card' | 'banner';
}

/** The illustration of a category, or the fallback picture when it cannot be loaded. */
export function CategoryImage({ src, shape = 'card' }: CategoryImageProps) {
  return (
    <FallbackImage
      className={classes.image}
      data-shape={shape}
      src={src}
      alt=""
      width={640}
      height={400}
      loading={shape === 'card' ? 'lazy' : 'eager'}
    />
  );
}
