import classes from './breadcrumbs.module.css';

interface Crumb {
  label: string;
  /** Left out for the page itself. */
  to?: string;
}

/** The way from the home page to here. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" data-screen-only>
      <ol className={classes.list}>
        {crumbs.map(({ label, to }) => (
          <li key={label} className={classes.item}>
            {to === undefined ? (
              <span className={classes.current} aria-current="page">
                {label}
              </span>
            ) : (
              <a href={to} className={classes.link}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
