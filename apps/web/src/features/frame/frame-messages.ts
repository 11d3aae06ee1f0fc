/**
 * What the portal says to a page that frames it. Each message is a plain object with a `type`,
 * posted to the parent window; docs/embedding.md describes them for host pages.
 *
 * - `{ type: 'setHeight', height }`: the height in CSS pixels to give the frame: that of the
 *   content and a margin.
 * - `{ type: 'scrollToTop' }`: a topic page was entered; bring the top of the frame into view.
 * - `{ type: 'pageEntered', path }`: in a widget, its page is there, the first or another to which
 *   the reader followed a link.
 *
 * Of what the parent says only the color scheme of a widget is read (start/widget-frame.ts).
 */
export type FrameMessage =
  | { type: 'setHeight'; height: number }
  | { type: 'scrollToTop' }
  | { type: 'pageEntered'; path: string };

/** Whether the portal is shown in a frame of another page. Only for the browser. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/** Posts to the host page, of any origin: a height and a request to scroll are no secrets. */
export function postToHost(message: FrameMessage): void {
  if (isFramed()) window.parent.postMessage(message, '*');
}
