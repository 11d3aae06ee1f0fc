/**
 * /embed.js, the one tag that shows a page of the portal in another site (docs/embedding.md):
 *
 *     <script src="https://portal.example.org/embed.js" data-path="/topic/reserve-funds" async></script>
 *
 * It is built on its own to a stable address and knows nothing of the rest of the application.
 */
import { attachFrame, createFrame, readTag } from './embed-frame';

/**
 * Calls back with the element that a selector finds, now or when the document has been parsed.
 *
 * @throws Error in the console of the host page, for its author to read
 */
function whenFound(selector: string, callback: (element: Element) => void): void {
  const element = document.querySelector(selector);
  if (element !== null) callback(element);
  else if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => whenFound(selector, callback));
  } else throw new Error(`embed.js: nothing on this page matches data-target="${selector}"`);
}

const tag = document.currentScript;
if (tag instanceof HTMLScriptElement) {
  const { page, target, title } = readTag(tag);
  const frame = createFrame(page, title);
  attachFrame(frame, page.origin);
  // Nothing is shown in a head, which is also where a tag lands that is a whole page by itself.
  const selector = target ?? (document.head.contains(tag) ? 'body' : undefined);
  if (selector === undefined) tag.after(frame);
  else whenFound(selector, (element) => element.append(frame));
}
