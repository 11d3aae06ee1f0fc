import type { Answer } from '@hoa/core/schemas/answer';
import { IconLink } from '@tabler/icons-react';
import { type RefObject, useEffect } from 'react';
import { CopyButton } from '../../components/copy-button';
import { PrintButton } from '../../components/print-button';
import { type AskedQuestion, answerHash } from '../../navigation/answer-address';
import { useBrand } from '../../theme/brand';
import classes from './answer-actions.module.css';
import { answerWords } from './answer-words';
import { ASKING_WORDS } from './asking-words';
import { languageOf } from './conversation';

/** An answer as plain text in its language, with its numbered sources and their whole addresses, for pasting. */
function answerAsText(
  answer: Answer,
  { heading, words, site }: { heading: string; words: string; site: string },
): string {
  const { copied } = answerWords(answer);
  const sources = answer.sources.map(({ title, heading, url }, index) => {
    const address = new URL(url, window.location.origin).href;
    return `${index + 1}. ${title}: ${heading}\n   ${address}`;
  });
  return [
    heading,
    words.trim(),
    ...(sources.length > 0 ? [`${copied.sources}\n${sources.join('\n')}`] : []),
    copied.from(site),
  ].join('\n\n');
}

/**
 * Where the answer is in view, it alone is printed, by its button or by the browser's own command:
 * styles/print.css hides what is neither in nor around it.
 */
function usePrintedAlone(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const choose = () => {
      const card = text.current?.closest('article');
      const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
      if (card == null || bottom <= 0 || top >= window.innerHeight) return;
      card.dataset.printPart = '';
      dataset.printOnly = '';
    };
    const restore = () => {
      delete text.current?.closest('article')?.dataset.printPart;
      delete dataset.printOnly;
    };
    window.addEventListener('beforeprint', choose);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', choose);
      window.removeEventListener('afterprint', restore);
    };
  }, [text]);
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
    const after = asked.earlier.length > 0 ? [answerWords(answer).askedAfter(asked.earlier)] : [];
    const heading = [asked.question, ...after].join('\n');
    return answerAsText(answer, { heading, words: said.join('\n\n'), site });
  };
  const address = () => new URL(`/${answerHash(asked)}`, window.location.origin).href;
  usePrintedAlone(text);
  const isCovered = answer.status !== 'not-covered';
  const { copy, print } = ASKING_WORDS[languageOf({ ...asked, answer })];
  return (
    <div className={classes.actions}>
      {isCovered && <CopyButton label={copy.answer} text={words} words={copy} />}
      <CopyButton
        label={copy.link}
        Icon={IconLink}
        text={address}
        words={copy}
        byHand={copy.linkByHand}
      />
      {isCovered && <PrintButton label={print} className="quiet-button" />}
    </div>
  );
}
