import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { COPY_WORDS, copyOutcomeMs, copyText } from './copy-text';

interface CopyButtonProps {
  label: string;
  /** The sign before the label. */
  Icon?: typeof IconCopy;
  /** Read when the button is pressed. */
  text: () => string;
  /** What is said of a copy, where that is not English. */
  words?: typeof COPY_WORDS;
  /** What to do where copying is blocked. */
  byHand?: string;
}

/** Copies a text, and says so on the button and to screen readers. */
export function CopyButton(props: CopyButtonProps) {
  const { label, Icon = IconCopy, text, words = COPY_WORDS, byHand = words.byHand } = props;
  const [outcome, setOutcome] = useState<'copied' | 'blocked'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), copyOutcomeMs(outcome === 'copied'));
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome((await copyText(text())) ? 'copied' : 'blocked');
  const Sign = outcome === 'copied' ? IconCheck : Icon;
  const told = outcome === 'blocked' ? words.blocked(byHand) : outcome && words.copied;
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
