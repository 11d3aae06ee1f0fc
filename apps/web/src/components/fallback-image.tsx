import { type ComponentPropsWithoutRef, useState } from 'react';

const FALLBACK = '/illustrations/fallback.svg';

/** A picture that gives way to the fallback picture when it cannot be loaded. */
export function FallbackImage({ src, alt, ...others }: ComponentPropsWithoutRef<'img'>) {
  const [failed, setFailed] = useState<string>();
  // A picture that failed before the page was hydrated told nobody: ask it.
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
