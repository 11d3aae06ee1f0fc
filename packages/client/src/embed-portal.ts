import { SITE_NAME } from '@hoa/core/site';
import { escapeHtml } from '@hoa/core/text/escape-html';

export {
  loadWidgets,
  type WidgetAttributes,
  type WidgetElements,
  type WidgetLook,
  type WidgetTag,
  widgetsScript,
  widgetTag,
} from './widgets.ts';

export interface EmbedOptions {
  /** Where the portal is: https://hoa.example.org. Its pages stand at the root of their host. */
  baseUrl: string | URL;
  /** The page to show: /topic/reserve-funds. The home page when left out. */
  path?: string;
  /** What screen readers call the frame. */
  title?: string;
}

/** Until the page has said how tall it is, or for good where no script may run. */
const DEFAULT_HEIGHT_PX = 900;

/**
 * The address of a page of the portal.
 *
 * @throws TypeError when the path leads to another site, or the portal is not at a root
 */
export function portalPageUrl({ baseUrl, path = '/' }: EmbedOptions): URL {
  if (new URL(baseUrl).pathname !== '/') {
    throw new TypeError(`The pages of a portal stand at the root of their host, not at ${baseUrl}`);
  }
  const page = new URL(path, baseUrl);
  if (page.origin !== new URL(baseUrl).origin) {
    throw new TypeError(`'${path}' is no path of the portal at ${baseUrl}`);
  }
  return page;
}

/** The path of a page as the portal's own script takes it. */
function tagPath(options: EmbedOptions): string {
  const { pathname, search, hash } = portalPageUrl(options);
  return `${pathname}${search}${hash}`;
}

/**
 * The tag that shows a page of the portal where it stands in a host page's HTML, as tall as the
 * page is. The host's policy must allow the portal's origin for scripts and frames.
 *
 * @throws TypeError when the path leads to another site
 */
export function embedTag(options: EmbedOptions): string {
  const script = new URL('/embed.js', options.baseUrl).href;
  const title = options.title ?? SITE_NAME;
  return `<script src="${escapeHtml(script)}" data-path="${escapeHtml(tagPath(options))}" data-title="${escapeHtml(title)}" async></script>`;
}

/**
 * The tag for a host that may run no script of ours: a frame of a fixed height, which scrolls.
 *
 * @throws TypeError when the path leads to another site
 */
export function frameTag(options: EmbedOptions & { heightPx?: number }): string {
  const { title = SITE_NAME, heightPx = DEFAULT_HEIGHT_PX } = options;
  const src = portalPageUrl(options).href;
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="100%" height="${Math.round(heightPx)}" style="border: 0" allow="clipboard-write" loading="lazy"></iframe>`;
}

/**
 * Shows a page of the portal inside an element, for applications that make their pages in the
 * browser. The portal's own script does the work, so that a new version needs no new package.
 *
 * @returns a function that takes the page out again
 * @throws TypeError when the path leads to another site
 */
export function embedPortal(place: Element, options: EmbedOptions): () => void {
  const document = place.ownerDocument;
  const holder = document.createElement('div');
  const script = document.createElement('script');
  script.src = new URL('/embed.js', options.baseUrl).href;
  script.async = true;
  script.dataset.path = tagPath(options);
  script.dataset.title = options.title ?? SITE_NAME;
  // The script puts the frame next to itself, so the holder has both.
  holder.append(script);
  place.append(holder);
  return () => holder.remove();
}
