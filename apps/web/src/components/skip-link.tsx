import classes from './skip-link.module.css';

/** The first stop of the keyboard: past the header to the content. */
export function SkipLink() {
  return (
    <a className={classes.link} href="#main">
      Skip to content
    </a>
  );
}
