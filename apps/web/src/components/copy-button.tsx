import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './copy-button.module.css';
import { copyText } from './copy-text';

/** How long the button says what became of the copy. */
const OUTCOME_MS = 2_500;

interface CopyButtonProps {
  label: string;
  /** Read when the button is pressed. */
  text: () => string;
}

/** Copies a text, and says so on the button and to screen readers. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'blocked'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome((await copyText(text())) ? 'copied' : 'blocked');
  const Icon = outcome === 'copied' ? IconCheck : IconCopy;
  return (
    <button type="button" className={classes.button} onClick={copy}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span aria-live="polite">
        {outcome === 'blocked'
          ? 'Copying is blocked here'
          : outcome === 'copied'
            ? 'Copied'
            : label}
      </span>
    </button>
  );
}
