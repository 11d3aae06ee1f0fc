import { Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './answer-area.module.css';
import { AnswerCard } from './answer-card';
import { AnswerTips } from './answer-tips';
import type { Asked } from './asked';

interface AnswerAreaProps {
  asked: Asked;
  /** Whether the question box still holds the question that was asked. */
  isUntouched: boolean;
  onAsk: (question: string) => void;
}

/** What stands below the tabs: nothing, the shape of an answer, the answer, or tips. */
export function AnswerArea({ asked, isUntouched, onAsk }: AnswerAreaProps) {
  const { status, question, answer, askedAt, isComposing } = asked;
  const isWaiting = status === 'pending' && answer === undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const mayTakeKeyboard = useRef(isUntouched);
  mayTakeKeyboard.current = isUntouched;

  // The keyboard goes to the new text, the page stays where it is; whoever types on is not stopped.
  useEffect(() => {
    const isSettled = status === 'success' || status === 'error';
    // An answer that came with the page is where the visitor begins anyway.
    if (isSettled && askedAt > 0 && mayTakeKeyboard.current)
      title.current?.focus({ preventScroll: true });
  }, [status, askedAt]);

  if (status === 'idle') return null;
  return (
    <article
      className={classes.card}
      aria-labelledby="answer-title"
      aria-busy={status === 'pending'}
    >
      {isWaiting ? (
        <div data-testid="answer-skeleton" aria-hidden>
          <Skeleton height={24} width={120} mb={20} />
          <Skeleton height={16} mb={12} />
          <Skeleton height={16} width="94%" mb={12} />
          <Skeleton height={16} width="70%" />
        </div>
      ) : (
        <>
          <header className={classes.head}>
            <h3 id="answer-title" ref={title} tabIndex={-1} className={classes.title}>
              Answer:
            </h3>
            <p className={classes.question}>{question}</p>
            {isComposing && (
              <p className={classes.composing}>
                From the library, while a fuller answer is being written and checked.
              </p>
            )}
          </header>
          {answer === undefined ? (
            <AnswerTips onRetry={() => onAsk(question)} />
          ) : (
            <AnswerCard answer={answer} question={question} onAsk={onAsk} />
          )}
        </>
      )}
    </article>
  );
}
