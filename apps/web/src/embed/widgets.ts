/**
 * /widgets.js, which makes the tags of the widgets known to a host page (docs/embedding.md):
 *
 *     <script src="https://portal.example.org/widgets.js" async></script>
 *     <hoa-ask state="TX"></hoa-ask>
 *
 * It is built on its own to a stable address, and may stand on a page as often as its author likes.
 */
import { WIDGET_TAGS } from '@hoa/core/widgets/widgets';
import { widgetElement } from './widget-element';

const script = document.currentScript;
// A module does not know its address this way: each tag then names the portal.
const portal = script instanceof HTMLScriptElement ? new URL(script.src).origin : '';

for (const tag of WIDGET_TAGS) {
  if (!customElements.get(tag)) customElements.define(tag, widgetElement(tag, portal));
}

/**
 * Editors that let no tag of their own through keep `<div data-hoa-widget="ask" data-state="TX">`:
 * the widget is put inside, and what stood there inside the widget.
 */
function fillPlaces(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-hoa-widget]')) {
    const { hoaWidget, ...attributes } = place.dataset;
    const tag = WIDGET_TAGS.find((known) => known === `hoa-${hoaWidget}`);
    if (tag === undefined) {
      const known = WIDGET_TAGS.join(', ').replaceAll('hoa-', '');
      reportError(new Error(`data-hoa-widget="${hoaWidget}" is none of ${known}`));
    } else if (place.firstElementChild?.localName !== tag) {
      const element = document.createElement(tag);
      for (const [name, value = ''] of Object.entries(attributes)) {
        element.setAttribute(name, value);
      }
      element.append(...place.childNodes);
      place.append(element);
    }
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fillPlaces);
else fillPlaces();
