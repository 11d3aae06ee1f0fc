import type { OutlineEntry } from '@hoa/core/schemas/topic';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './table-of-contents.module.css';
import { useCurrentSection } from './use-current-section';

/**
 * The sections of an article. On wide screens they stay in view beside the text, with the current
 * one marked; on small ones they fold away under their title.
 */
export function TableOfContents({ outline }: { outline: readonly OutlineEntry[] }) {
  const current = useCurrentSection(outline);
  const fold = useRef<HTMLDetailsElement>(null);
  const close = () => fold.current?.removeAttribute('open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another article begins folded
  useEffect(close, [outline]);
  return (
    <nav className={classes.contents} aria-label="On this page" data-screen-only>
      <p className={classes.title} aria-hidden>
        On this page
      </p>
      {/* The list stands after it and not inside: on wide screens it is there without it. */}
      <details ref={fold} className={classes.fold}>
        <summary className={classes.toggle}>
          On this page
          <span className={classes.count}>{outline.length} sections</span>
          <IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />
        </summary>
      </details>
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
