import type { OutlineEntry } from '@hoa/core/schemas/topic';
import { useEffect, useState } from 'react';
import { PageContents } from '../../components/page-contents';

/** Where a reader's eyes are, as a share of the window's height from its top. */
const READING_LINE = 0.22;

/** The anchor of the section that is being read: the last one that begins above the reading line. */
function useCurrentSection(outline: readonly OutlineEntry[], html: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other sections
  useEffect(() => {
    const sections = outline.flatMap(({ anchor }) => {
      const element = document.getElementById(anchor)?.closest('section');
      return element ? [{ anchor, element }] : [];
    });
    const mark = () => {
      // The observer rounds its line to whole pixels, and fires when a section touches it.
      const line = Math.ceil(window.innerHeight * READING_LINE) + 1;
      const begun = sections.filter(({ element }) => element.getBoundingClientRect().top <= line);
      setCurrent((begun.at(-1) ?? sections[0])?.anchor);
    };
    // Fires only when a section crosses the line, not at every step of scrolling.
    const observer = new IntersectionObserver(mark, {
      rootMargin: `0px 0px ${-100 * (1 - READING_LINE)}% 0px`,
    });
    for (const { element } of sections) observer.observe(element);
    return () => observer.disconnect();
  }, [outline, html]);
  return current;
}

interface TableOfContentsProps {
  outline: readonly OutlineEntry[];
  /** The text that the sections stand in: when it changes, they are other elements. */
  html: string;
}

/** The sections of an article, the one that is being read marked. */
export function TableOfContents({ outline, html }: TableOfContentsProps) {
  const current = useCurrentSection(outline, html);
  return (
    <PageContents
      entries={outline.map(({ anchor, heading }) => ({ anchor, label: heading }))}
      count={`${outline.length} sections`}
      layout="beside"
      current={current}
    />
  );
}
