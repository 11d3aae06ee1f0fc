import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyBlockedText, copyOutcomeMs, copyText } from './copy-text';

interface CopyButtonProps {
  label: string;
  /** The sign before the label. */
  Icon?: typeof IconCopy;
  /** Read when the button is pressed. */
  text: () => string;
  /** What to do where copying is blocked. */
  byHand?: string;
}

const BY_HAND = 'Select the text and copy it by hand.';

/** Copies a text, and says so on the button and to screen readers. */
export function CopyButton({ label, Icon = IconCopy, text, byHand = BY_HAND }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'blocked'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), copyOutcomeMs(outcome === 'copied'));
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome((await copyText(text())) ? 'copied' : 'blocked');
  const Sign = outcome === 'copied' ? IconCheck : Icon;
  const told = outcome === 'blocked' ? copyBlockedText(byHand) : outcome && 'Copied';
  return (
    <>
      {/* It keeps its name, or its old one would be said when the outcome goes. */}
      <button type="button" className="quiet-button" onClick={copy} aria-label={label}>
        <Sign size={18} stroke={1.75} aria-hidden />
        <span>{told ?? label}</span>
      </button>
      <span role="status" className="visually-hidden" data-screen-only>
        {told}
      </span>
    </>
  );
}
