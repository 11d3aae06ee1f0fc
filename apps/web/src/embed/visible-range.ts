/** The part of a frame that is on the screen, in CSS pixels from the frame's own top. */
export interface VisibleRange {
  top: number;
  bottom: number;
}

/** Which part of a frame the visitor sees, or null when it is not on the screen at all. */
export function visibleRange(
  frame: { top: number; height: number },
  windowHeight: number,
): VisibleRange | null {
  const top = Math.max(0, -frame.top);
  const bottom = Math.min(frame.height, windowHeight - frame.top);
  return bottom > top ? { top: Math.round(top), bottom: Math.round(bottom) } : null;
}
