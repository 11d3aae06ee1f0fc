import { CopyButton } from '../../components/copy-button';
import classes from './code-block.module.css';

/**
 * Lines to be copied into a page, with the button that does it.
 *
 * @param label what the lines are, for the button
 */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <div className={classes.block}>
      <pre className={classes.code}>
        <code>{code}</code>
      </pre>
      <CopyButton label={`Copy ${label}`} text={() => code} />
    </div>
  );
}
