/**
 * /embed.js, the one tag that shows a page of the portal in another site (docs/embedding.md):
 *
 *     <script src="https://portal.example.org/embed.js" data-path="/topic/reserve-funds" async></script>
 *
 * It is built on its own to a stable address and knows nothing of the rest of the application.
 */
import { createFrame } from './create-frame';
import { obeyFrame } from './obey-frame';
import { readTag } from './read-tag';
import { whenFound } from './when-found';

const tag = document.currentScript;
if (tag instanceof HTMLScriptElement) {
  const { page, target, title } = readTag(tag);
  const frame = createFrame(page, title);
  obeyFrame(frame, page.origin);
  // Nothing is shown in a head, which is also where a tag lands that is a whole page by itself.
  const place = target ?? (document.head.contains(tag) ? 'body' : undefined);
  if (place === undefined) tag.after(frame);
  else whenFound(place, (element) => element.append(frame));
}
