import { DIALOG_VIEWPORT_MARGIN_PX } from '@hoa/core/constants';
import type { Area } from '../visible-area';

/** A place on the screen, in the coordinates of the viewport. */
export interface ScreenPoint {
  x: number;
  y: number;
}

function within(wanted: number, from: number, to: number): number {
  return Math.max(from, Math.min(wanted, to));
}

/**
 * Where the upper left corner of a dialog goes so that its middle is at the given point, or in the
 * middle of the visible area without one, and all of it stays inside the area by the margin.
 */
export function placeDialog(
  size: { width: number; height: number },
  area: Area,
  point: ScreenPoint = { x: area.left + area.width / 2, y: area.top + area.height / 2 },
): { left: number; top: number } {
  const margin = DIALOG_VIEWPORT_MARGIN_PX;
  const right = area.left + area.width - margin - size.width;
  const bottom = area.top + area.height - margin - size.height;
  return {
    left: Math.round(within(point.x - size.width / 2, area.left + margin, right)),
    top: Math.round(within(point.y - size.height / 2, area.top + margin, bottom)),
  };
}

/** Where a control was chosen: at the pointer, or in its middle when a key chose it. */
export function pointOfChoice(event: {
  clientX: number;
  clientY: number;
  detail: number;
  currentTarget: Element;
}): ScreenPoint {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY };
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
