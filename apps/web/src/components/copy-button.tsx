import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { COPY_OUTCOME_MS, copyText } from './copy-text';

interface CopyButtonProps {
  label: string;
  /** The sign before the label. */
  Icon?: typeof IconCopy;
  /** Read when the button is pressed. */
  text: () => string;
}

/** Copies a text, and says so on the button and to screen readers. */
export function CopyButton({ label, Icon = IconCopy, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'blocked'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), COPY_OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome((await copyText(text())) ? 'copied' : 'blocked');
  const Sign = outcome === 'copied' ? IconCheck : Icon;
  return (
    <button type="button" className="quiet-button" onClick={copy}>
      <Sign size={18} stroke={1.75} aria-hidden />
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
