import { useEffect, useState } from 'react';

/** A rectangle in the coordinates of this document's viewport. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How often the visible part of a frame is measured again while something floats in it. */
const MEASURE_INTERVAL_MS = 400;

function wholeViewport(): Area {
  const { clientWidth, clientHeight } = document.documentElement;
  return { left: 0, top: 0, width: clientWidth, height: clientHeight };
}

function watchFrame(onArea: (area: Area) => void): () => void {
  // The implicit root of an observer is the top-level viewport, of whatever origin: the part of our
  // document that it reports is the part on the visitor's screen.
  const observer = new IntersectionObserver(([entry]) => {
    const { left, top, width, height } = entry?.intersectionRect ?? new DOMRect();
    if (width > 0 && height > 0) onArea({ left, top, width, height });
  });
  const measure = () => {
    observer.disconnect();
    observer.observe(document.documentElement);
  };
  measure();
  const timer = setInterval(measure, MEASURE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    observer.disconnect();
  };
}

function watchViewport(onArea: (area: Area) => void): () => void {
  const measure = () => onArea(wholeViewport());
  measure();
  window.addEventListener('resize', measure);
  return () => window.removeEventListener('resize', measure);
}

/**
 * The part of this document that the visitor sees, while it is watched. In a frame as tall as its
 * content the viewport is the whole document, and only a part of it is on the screen.
 */
export function useVisibleArea(isWatched: boolean): Area | undefined {
  const [area, setArea] = useState<Area>();
  useEffect(() => {
    if (!isWatched) return;
    const update = (next: Area) => {
      setArea((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next));
    };
    return window.parent === window ? watchViewport(update) : watchFrame(update);
  }, [isWatched]);
  return area;
}
