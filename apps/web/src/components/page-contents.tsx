import { useRef } from 'react';
import { ListFold } from './list-fold';
import classes from './page-contents.module.css';

interface PageContentsProps {
  entries: readonly { anchor: string; label: string }[];
  /** How many there are: '8 sections'. */
  count: string;
  /** On wide screens the list stays in view beside the text, or stands in columns above it. */
  layout: 'beside' | 'above';
  /** The anchor of the entry that is being read. */
  current?: string | undefined;
}

/** What is on this page, each with the way to it. On small screens it folds away under its title. */
export function PageContents({ entries, count, layout, current }: PageContentsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const close = () => fold.current?.removeAttribute('open');
  return (
    <nav
      className={classes.contents}
      data-layout={layout}
      aria-label="On this page"
      data-screen-only
    >
      {layout === 'beside' && (
        <p className={classes.title} aria-hidden>
          On this page
        </p>
      )}
      <ListFold ref={fold} label="On this page" count={count} className={classes.fold} />
      <ol className={classes.list}>
        {entries.map(({ anchor, label }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={classes.link}
              aria-current={anchor === current ? 'location' : undefined}
              onClick={close}
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
