import { useEffect, useState } from 'react';

/** So far above the window as no page is long. */
const ALL_ABOVE = '1000000px';

/**
 * The line that a reader's eyes are at, as a share of the window's height from its top. What a jump
 * leads to begins above it, and a short section after that does not.
 */
const BEGUN_ABOVE = `${ALL_ABOVE} 0px -78% 0px`;

/** What ends above this line is over. The space between two sections is less than to the other line. */
const OVER_ABOVE = '-10% 0px 0px 0px';

/** Keeps the elements of which something is in a part of the window, and says when they change. */
function watch(
  elements: readonly Element[],
  rootMargin: string,
  onChange: () => void,
): { inside: ReadonlySet<Element>; stop: () => void } {
  const inside = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, rootBounds } of entries) {
        // A frame in another site is not told where the window is, and marks nothing.
        if (rootBounds === null) return;
        if (isIntersecting) inside.add(target);
        else inside.delete(target);
      }
      onChange();
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
  return { inside, stop: () => observer.disconnect() };
}

/**
 * The anchor of the section that is being read: above all of them the first, and below all of them
 * none.
 *
 * @param anchors the ids of the sections, or of their headings, in the order of the page
 * @param html the text that they stand in: when it changes, they are other elements
 */
export function useCurrentSection(anchors: readonly string[], html: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = anchors.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other sections
  useEffect(() => {
    const sections = all.split(' ').flatMap((anchor) => {
      const element = document.getElementById(anchor)?.closest('section');
      return element ? [{ anchor, element }] : [];
    });
    const elements = sections.map(({ element }) => element);
    const mark = () => {
      const last = sections.findLast(({ element }) => begun.inside.has(element));
      if (last === undefined) setCurrent(sections[0]?.anchor);
      else setCurrent(unfinished.inside.has(last.element) ? last.anchor : undefined);
    };
    // They fire when a section crosses a line, not at every step of scrolling, and at any jump too:
    // what has begun stays inside.
    const begun = watch(elements, BEGUN_ABOVE, mark);
    const unfinished = watch(elements, OVER_ABOVE, mark);
    return () => {
      begun.stop();
      unfinished.stop();
    };
  }, [all, html]);
  return current;
}
