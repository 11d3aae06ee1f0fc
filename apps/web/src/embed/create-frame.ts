/** Until the page has said how tall it is; room enough to read if it never does. */
const FIRST_HEIGHT_PX = 600;

/** A frame for a page of the portal, as wide as its place allows. */
export function createFrame(page: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = 'lazy';
  frame.allow = 'clipboard-write';
  // Properties and not a style attribute: the policy of a host page may forbid the latter.
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: `${FIRST_HEIGHT_PX}px`,
    border: '0',
  });
  frame.src = page.href;
  return frame;
}
