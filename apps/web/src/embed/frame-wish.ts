import type { FrameMessage } from '../features/frame/frame-messages';

/** Taller than any page of the portal on the narrowest screen; a larger number is a mistake. */
const MAX_HEIGHT_PX = 100_000;

/** The message of a frame, or null for what is none: a host page hears many other things. */
export function readWish(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'scrollToTop') return { type: data.type };
  if (data.type !== 'setHeight' || !('height' in data)) return null;
  const { type, height } = data;
  const isHeight = typeof height === 'number' && height > 0 && height <= MAX_HEIGHT_PX;
  return isHeight ? { type, height } : null;
}
