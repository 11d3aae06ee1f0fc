import {
  FRAME_HEIGHT_DELAY_MS,
  FRAME_HEIGHT_EXTRA_PX,
  FRAME_HEIGHT_MIN_CHANGE_PX,
  LAYOUT_READJUST_INTERVAL_MS,
  LAYOUT_READJUST_MS,
} from '@hoa/core/constants';
import { postToHost } from './frame-messages';

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

/** The element that holds all content: its height follows from what is in it, never from the frame. */
export const CONTENT_ID = 'root';

/**
 * Reports the height of the content to the host page for as long as it runs.
 *
 * The content box is measured and not the document: a document is at least as tall as its window,
 * so that a host which resizes the frame would make each message the cause of the next, larger one.
 *
 * @returns a function that ends the reports
 */
export function reportHeight(content: HTMLElement): () => void {
  let lastAsked: number | undefined;
  let delay: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    delay = undefined;
    const height = heightToAsk(content.getBoundingClientRect().height, lastAsked);
    if (height === undefined) return;
    lastAsked = height;
    postToHost({ type: 'setHeight', height });
  };
  const schedule = () => {
    delay ??= setTimeout(report, FRAME_HEIGHT_DELAY_MS);
  };

  schedule();
  const timers = LAYOUT_READJUST_MS.map((delayMs) => setTimeout(schedule, delayMs));
  const interval = setInterval(schedule, LAYOUT_READJUST_INTERVAL_MS);
  const observer = new ResizeObserver(schedule);
  observer.observe(content);
  return () => {
    for (const timer of [...timers, delay]) clearTimeout(timer);
    clearInterval(interval);
    observer.disconnect();
  };
}
