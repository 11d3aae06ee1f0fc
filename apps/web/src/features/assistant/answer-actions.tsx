import type { Answer } from '@hoa/core/schemas/answer';
import { IconPrinter } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { CopyButton } from '../../components/copy-button';
import classes from './answer-actions.module.css';
import { answerAsText } from './answer-text';
import { printOnly } from './print-only';

interface AnswerActionsProps {
  answer: Answer;
  question: string;
  /** Where the answer stands, to be read as the visitor sees it. */
  text: RefObject<HTMLElement | null>;
}

/** Takes the answer along: on the clipboard with its sources, or on paper. */
export function AnswerActions({ answer, question, text }: AnswerActionsProps) {
  const words = () => answerAsText(answer, question, text.current?.innerText ?? '');
  const print = () => {
    const card = text.current?.closest('article');
    if (card) printOnly(card);
  };
  return (
    <div className={classes.actions}>
      <CopyButton label="Copy with sources" text={words} />
      <button type="button" className={classes.button} onClick={print}>
        <IconPrinter size={18} stroke={1.75} aria-hidden />
        Print
      </button>
    </div>
  );
}
