import { SITE_NAME } from '@hoa/core/site';

export interface TagWishes {
  /** The page to show; always one of the portal that served the script. */
  page: URL;
  /** Selector of the element to put the frame into; the tag's own place when left out. */
  target: string | undefined;
  /** What screen readers call the frame. */
  title: string;
}

/** What the data attributes of the tag ask for. */
export function readTag({ src, dataset }: Pick<HTMLScriptElement, 'src' | 'dataset'>): TagWishes {
  const page = new URL(dataset.path ?? '/', src);
  const isOurs = page.origin === new URL(src).origin;
  return {
    page: isOurs ? page : new URL('/', src),
    target: dataset.target,
    title: dataset.title ?? SITE_NAME,
  };
}
