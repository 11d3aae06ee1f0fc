import { Button, Skeleton } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { answerHash } from '../../navigation/answer-address';
import { AnswerActions } from './answer-actions';
import classes from './answer-article.module.css';
import { AnswerCard } from './answer-card';
import { AnswerHead, answerNameId } from './answer-head';
import { AskAgain } from './ask-in-state';
import { ASKING_WORDS } from './asking-words';
import { useAssistant } from './assistant-state';
import { awaitsAnswer, languageOf, type Turn } from './conversation';

/** The shape of an answer that is on its way. */
function AnswerSkeleton() {
  return (
    <div data-testid="answer-skeleton" aria-hidden>
      <Skeleton height={20} mb={12} />
      <Skeleton height={20} width="94%" mb={12} />
      <Skeleton height={20} width="70%" />
    </div>
  );
}

interface AnswerTipsProps {
  words: (typeof ASKING_WORDS)['en']['failed'];
  isInBox: boolean;
  onRetry: () => void;
}

/** What may help where no answer came. Beside a draft the question is in no box. */
function AnswerTips({ words, isInBox, onRetry }: AnswerTipsProps) {
  const [isOffline] = useState(() => !navigator.onLine);
  return (
    <div className={classes.tips}>
      <p>
        {isOffline ? words.offline : words.noAnswer} {isInBox ? words.inBox : words.kept}
      </p>
      <ul>
        {words.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <Button variant="default" size="md" onClick={onRetry} data-keep-clear>
        {words.retry}
      </Button>
    </div>
  );
}

interface AnswerArticleProps {
  turn: Turn;
  ref: RefObject<HTMLElement | null>;
  title: RefObject<HTMLHeadingElement | null>;
  /** The fragment of the answer in which a state was chosen. */
  stateChosenIn: string | undefined;
  /** Called with the fragment of this answer when a state is chosen in it. */
  onStateChoice: (answer: string) => void;
}

/** A question with the shape of its answer, the answer, or tips where none came. */
export function AnswerArticle(props: AnswerArticleProps) {
  const { turn, ref, title, stateChosenIn, onStateChoice } = props;
  const { question: inBox, earlier, ask, cancel } = useAssistant();
  const text = useRef<HTMLDivElement>(null);
  const { question, status, answer } = turn;
  const here = answerHash(turn);
  const isStateChosenHere = stateChosenIn === here;
  const language = languageOf(turn);
  return (
    <article
      ref={ref}
      className={classes.card}
      aria-labelledby={answerNameId(turn)}
      aria-busy={status === 'pending'}
      lang={language}
    >
      <AnswerHead
        turn={turn}
        title={title}
        onCancel={cancel}
        isBelowEarlier={earlier.length > 0}
        again={
          answer !== undefined &&
          answer.status !== 'not-covered' &&
          !isStateChosenHere && <AskAgain asked={turn} answer={answer} onAsk={ask} />
        }
      >
        {answer !== undefined && <AnswerActions answer={answer} asked={turn} text={text} />}
      </AnswerHead>
      {awaitsAnswer(turn) && <AnswerSkeleton />}
      {status === 'error' && (
        <AnswerTips
          words={ASKING_WORDS[language].failed}
          isInBox={inBox === question}
          onRetry={() => ask(question)}
        />
      )}
      {answer !== undefined && (
        <AnswerCard
          key={here}
          answer={answer}
          asked={turn}
          text={text}
          onAsk={ask}
          isStateChosenHere={isStateChosenHere}
          onStateChoice={() => onStateChoice(here)}
        />
      )}
    </article>
  );
}
