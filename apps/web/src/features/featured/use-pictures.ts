import { useEffect } from 'react';
import { whenIdle } from '../../components/when-idle';
import type { FeaturedItem } from './use-featured';

/** Fetches the pictures of all slides when the page rests, so that none comes round without its own. */
export function usePictures(items: readonly FeaturedItem[]): void {
  const paths = items.map(({ category }) => category.image_path).join(' ');
  useEffect(
    () =>
      whenIdle(() => {
        for (const path of paths.split(' ')) new Image().src = path;
      }),
    [paths],
  );
}
