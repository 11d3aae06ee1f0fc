import type { OutlineEntry } from '@hoa/core/schemas/topic';
import { useEffect, useRef, useState } from 'react';
import { ListFold } from '../../components/list-fold';
import classes from './table-of-contents.module.css';

/** Where a reader's eyes are, as a share of the window's height from its top. */
const READING_LINE = 0.22;

/** The anchor of the section that is being read: the last one that begins above the reading line. */
function useCurrentSection(outline: readonly OutlineEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
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
  }, [outline]);
  return current;
}

/**
 * The sections of an article. On wide screens they stay in view beside the text, with the current
 * one marked; on small ones they fold away under their title.
 */
export function TableOfContents({ outline }: { outline: readonly OutlineEntry[] }) {
  const current = useCurrentSection(outline);
  const fold = useRef<HTMLDetailsElement>(null);
  const close = () => fold.current?.removeAttribute('open');
  const shown = useRef(outline);
  // Another article begins folded; the first may have been unfolded before this runs.
  useEffect(() => {
    if (shown.current !== outline) fold.current?.removeAttribute('open');
    shown.current = outline;
  }, [outline]);
  return (
    <nav className={classes.contents} aria-label="On this page" data-screen-only>
      <p className={classes.title} aria-hidden>
        On this page
      </p>
      <ListFold
        ref={fold}
        label="On this page"
        count={`${outline.length} sections`}
        className={classes.fold}
      />
      <ol className={classes.list}>
        {outline.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={classes.link}
              aria-current={anchor === current ? 'location' : undefined}
              onClick={close}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
