import { type ComponentPropsWithoutRef, useState } from 'react';
import classes from './fallback-image.module.css';

const FALLBACK = '/illustrations/fallback.svg';

/** A picture that gives way to the fallback picture when it cannot be loaded. */
export function FallbackImage({ src, alt, ...others }: ComponentPropsWithoutRef<'img'>) {
  const [failed, setFailed] = useState<string>();
  // A picture that failed before the page was hydrated sends no error event any more.
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && failed !== src) setFailed(src);
  };
  return (
    <img
      ref={checkLoaded}
      src={failed === src ? FALLBACK : src}
      alt={alt}
      onError={() => setFailed(src)}
      {...others}
    />
  );
}

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
      fetchPriority={shape === 'card' ? undefined : 'high'}
    />
  );
}
