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
// Imported as a module it has no address of its own: a tag then names the portal.
const portal = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

for (const tag of WIDGET_TAGS) {
  if (!customElements.get(tag)) customElements.define(tag, widgetElement(tag, portal));
}

/**
 * Editors that let no tag of their own through keep `<div data-hoa-widget="ask" data-state="TX">`:
 * the widget is put inside.
 */
function fillPlaces(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-hoa-widget]:empty')) {
    const { hoaWidget, ...attributes } = place.dataset;
    const tag = WIDGET_TAGS.find((known) => known === `hoa-${hoaWidget}`);
    if (tag === undefined) continue;
    const element = document.createElement(tag);
    for (const [name, value = ''] of Object.entries(attributes)) element.setAttribute(name, value);
    place.append(element);
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fillPlaces);
else fillPlaces();
