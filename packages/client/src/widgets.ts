import type { WidgetElements } from '@hoa/core/widgets/widget-elements';
import {
  WIDGETS_SCRIPT,
  type WidgetAttributes,
  type WidgetLook,
  type WidgetTag,
  widgetHtml,
} from '@hoa/core/widgets/widgets';

export type { WidgetAttributes, WidgetElements, WidgetLook, WidgetTag };

/**
 * The tag of a widget for a host page's HTML: `widgetTag('hoa-law', { state: 'VA' })`. The page
 * has the portal's script once, as {@link widgetsScript} writes it.
 */
export function widgetTag(tag: WidgetTag, said: WidgetAttributes & WidgetLook = {}): string {
  return widgetHtml(tag, said);
}

const scriptUrl = (baseUrl: string | URL) => new URL(WIDGETS_SCRIPT, baseUrl).href;

/** The script that makes the tags known, for a host page's HTML. */
export function widgetsScript(baseUrl: string | URL): string {
  return `<script src="${scriptUrl(baseUrl)}" async></script>`;
}

/** Makes the tags known to a page that an application makes in the browser, however often it asks. */
export function loadWidgets(baseUrl: string | URL): void {
  const src = scriptUrl(baseUrl);
  const isThere = [...document.scripts].some((script) => script.src === src);
  if (isThere) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
