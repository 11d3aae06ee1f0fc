import { FRAME_HEIGHT_EXTRA_PX, FRAME_HEIGHT_MIN_CHANGE_PX } from '@hoa/core/constants';

/**
 * The height to ask of a host page, in CSS pixels: the content and a margin.
 *
 * @param contentHeight height of the content's own box, which does not depend on the frame's
 * @param lastAsked what was asked before; undefined the first time
 * @returns undefined when the change is too small to matter
 */
export function heightToAsk(
  contentHeight: number,
  lastAsked: number | undefined,
): number | undefined {
  const height = Math.ceil(contentHeight) + FRAME_HEIGHT_EXTRA_PX;
  const isSmallChange =
    lastAsked !== undefined && Math.abs(height - lastAsked) < FRAME_HEIGHT_MIN_CHANGE_PX;
  return isSmallChange ? undefined : height;
}
