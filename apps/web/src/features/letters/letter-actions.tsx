import { letterText } from '@hoa/core/letters/letter-text';
import type { LetterBlock } from '@hoa/core/schemas/filled-letter';
import type { Letter } from '@hoa/core/schemas/letter';
import { IconFileTypeDocx } from '@tabler/icons-react';
import { useState } from 'react';
import { CopyButton } from '../../components/copy-button';
import { PrintButton } from '../../components/print-button';
import classes from './letter-actions.module.css';
import { useLetterFoot } from './letter-foot';

type Saving = 'idle' | 'working' | 'failed';

const SAVE_TEXTS: Record<Saving, string> = {
  idle: 'Save as Word',
  working: 'Saving…',
  failed: 'Not saved; try again',
};

interface LetterActionsProps {
  letter: Letter;
  blocks: readonly LetterBlock[];
}

/** Copies, prints and saves a letter; all of it happens in the browser. */
export function LetterActions({ letter, blocks }: LetterActionsProps) {
  const foot = useLetterFoot();
  const [saving, setSaving] = useState<Saving>('idle');
  const save = async () => {
    setSaving('working');
    try {
      const { saveAsWord } = await import('./save-as-word');
      await saveAsWord(letter.slug, { title: letter.title, blocks, foot });
      setSaving('idle');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <div className={classes.actions} data-screen-only data-needs-script>
      <CopyButton
        label="Copy"
        text={() => letterText(blocks)}
        byHand="Save the letter as Word instead."
      />
      <PrintButton label="Print" className="quiet-button" />
      <button type="button" className="quiet-button" onClick={save}>
        <IconFileTypeDocx size={18} stroke={1.75} aria-hidden />
        <span aria-live="polite">{SAVE_TEXTS[saving]}</span>
      </button>
    </div>
  );
}
