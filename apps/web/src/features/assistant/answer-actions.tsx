import type { Answer } from '@hoa/core/schemas/answer';
import { IconLink, IconPrinter } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { CopyButton } from '../../components/copy-button';
import { type AskedQuestion, answerHash } from '../../navigation/answer-address';
import { useBrand } from '../../theme/brand';
import classes from './answer-actions.module.css';

/** An answer as plain text with its numbered sources and their whole addresses, for pasting. */
function answerAsText(
  answer: Answer,
  { question, words, site }: { question: string; words: string; site: string },
): string {
  const sources = answer.sources.map(({ title, heading, url }, index) => {
    const address = new URL(url, window.location.origin).href;
    return `${index + 1}. ${title}: ${heading}\n   ${address}`;
  });
  return [
    question,
    words.trim(),
    ...(sources.length > 0 ? [`Sources\n${sources.join('\n')}`] : []),
    `From the ${site}. General information, not legal advice.`,
  ].join('\n\n');
}

/** Prints one part of the page: styles/print.css hides what is neither in nor around it. */
function printOnly(part: HTMLElement): void {
  const root = document.documentElement;
  part.dataset.printPart = '';
  root.dataset.printOnly = '';
  const restore = () => {
    delete part.dataset.printPart;
    delete root.dataset.printOnly;
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}

interface AnswerActionsProps {
  answer: Answer;
  asked: AskedQuestion;
  /** Where the answer stands, to be read as the visitor sees it. */
  text: RefObject<HTMLElement | null>;
}

/** Takes the answer along: its words with their sources, its address, or a sheet of paper. */
export function AnswerActions({ answer, asked, text }: AnswerActionsProps) {
  const { name: site } = useBrand();
  const words = () => {
    const parts = [...(text.current?.querySelectorAll<HTMLElement>('.answer-text') ?? [])];
    const said = parts
      .filter((part) => part.checkVisibility())
      .map((part) => part.innerText.trim());
    return answerAsText(answer, { question: asked.question, words: said.join('\n\n'), site });
  };
  const address = () => new URL(`/${answerHash(asked)}`, window.location.origin).href;
  const print = () => {
    const card = text.current?.closest('article');
    if (card) printOnly(card);
  };
  const isCovered = answer.status !== 'not-covered';
  return (
    <div className={classes.actions}>
      {isCovered && <CopyButton label="Copy with sources" text={words} />}
      <CopyButton label="Copy link" Icon={IconLink} text={address} />
      {isCovered && (
        <button type="button" className="quiet-button" onClick={print}>
          <IconPrinter size={18} stroke={1.75} aria-hidden />
          <span>Print</span>
        </button>
      )}
    </div>
  );
}
