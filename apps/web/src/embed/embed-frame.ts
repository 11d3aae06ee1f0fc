import { SITE_NAME } from '@hoa/core/site';
import type { FrameMessage } from '../features/frame/frame-messages';

/** Height of a frame until its page has sent one; enough to read if it never does. */
const INITIAL_HEIGHT = '600px';

/** Taller than any page of the portal on the narrowest screen; a larger number is a mistake. */
const HEIGHT_MAX_PX = 100_000;

/**
 * What the data attributes of the tag say: the page to show, always one of the portal that served
 * the script; a selector of the element to put the frame into, undefined for the tag's own place;
 * and the title that screen readers announce.
 */
export function readTag({ src, dataset }: Pick<HTMLScriptElement, 'src' | 'dataset'>) {
  const page = new URL(dataset.path ?? '/', src);
  const isOurs = page.origin === new URL(src).origin;
  return {
    page: isOurs ? page : new URL('/', src),
    target: dataset.target,
    title: dataset.title ?? SITE_NAME,
  };
}

/** A frame for a page of the portal, as wide as its place allows. */
export function createFrame(
  page: URL,
  title: string,
  height: string = INITIAL_HEIGHT,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = 'lazy';
  frame.allow = 'clipboard-write';
  // Properties and not a style attribute: the policy of a host page may forbid the latter.
  Object.assign(frame.style, { display: 'block', width: '100%', height, border: '0' });
  frame.src = page.href;
  return frame;
}

/** The message of a frame, or null for anything else: a host page hears many other messages. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  const { type, height, path }: Record<string, unknown> = Object(data);
  if (type === 'scrollToTop') return { type };
  const isPath = typeof path === 'string' && path.startsWith('/');
  if (type === 'pageEntered' && isPath) return { type, path };
  const isHeight = typeof height === 'number' && height > 0 && height <= HEIGHT_MAX_PX;
  return type === 'setHeight' && isHeight ? { type, height } : null;
}

/**
 * Calls back with the messages of a frame. Only this frame, showing the portal, is listened to.
 *
 * @param signal ends it
 */
export function hearFrame(
  frame: HTMLIFrameElement,
  portalOrigin: string,
  onMessage: (message: FrameMessage) => void,
  signal?: AbortSignal,
): void {
  // A host page in a sandbox has no origin of its own, and its frame inherits the sandbox.
  const isPortal = (origin: string) =>
    origin === portalOrigin || (origin === 'null' && window.origin === 'null');
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || !isPortal(origin)) return;
    const message = parseFrameMessage(data);
    if (message !== null) onMessage(message);
  };
  window.addEventListener('message', hear, signal && { signal });
}

/** Brings the top of something into view when a reader has scrolled past it. */
export function showTop(element: HTMLElement): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
}

/** Gives a frame the height it sends, and shows its top when its page asks for that. */
export function attachFrame(frame: HTMLIFrameElement, portalOrigin: string): void {
  hearFrame(frame, portalOrigin, (message) => {
    if (message.type === 'setHeight') frame.style.height = `${message.height}px`;
    if (message.type === 'scrollToTop') showTop(frame);
  });
}
