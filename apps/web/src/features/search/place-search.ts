import type { Area } from '../../components/visible-area';

const WIDTH_PX = 680;
const MAX_HEIGHT_PX = 640;
const MARGIN_PX = 16;
/** On a phone the edges are worth more than the air around the dialog. */
const PHONE_PX = 600;
const PHONE_MARGIN_PX = 8;

/** Where the search stands in the part of the page that the visitor sees: high, and in the middle. */
export function placeSearch(area: Area) {
  const margin = area.width < PHONE_PX ? PHONE_MARGIN_PX : MARGIN_PX;
  const width = Math.min(WIDTH_PX, area.width - 2 * margin);
  const air = area.width < PHONE_PX ? margin : Math.max(margin, Math.round(area.height * 0.1));
  return {
    left: Math.round(area.left + (area.width - width) / 2),
    top: Math.round(area.top + air),
    width,
    maxHeight: Math.min(MAX_HEIGHT_PX, area.height - air - margin),
  };
}
