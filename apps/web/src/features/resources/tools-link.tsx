import classes from './tools-link.module.css';

/** The way from the resources to what else helps. */
export function ToolsLink() {
  return (
    <a href="/tools" className={`link ${classes.link}`} data-screen-only>
      All tools, guides and letters
    </a>
  );
}
