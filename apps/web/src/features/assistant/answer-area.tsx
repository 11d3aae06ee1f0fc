import { Button, Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { answerHash } from '../../navigation/answer-address';
import { AnswerActions } from './answer-actions';
import classes from './answer-area.module.css';
import { AnswerCard } from './answer-card';
import { AnswerHead } from './answer-head';
import { statusWords } from './answer-status';
import { AskAgain } from './ask-in-state';
import { ASKING_WORDS } from './asking-words';
import { useAssistant } from './assistant-state';
import { languageOf } from './conversation';
import { EarlierTurns } from './earlier-turns';
import { FollowUpForm } from './follow-up-form';
import { useAnswerInView } from './use-answer-in-view';

interface AnswerTipsProps {
  words: (typeof ASKING_WORDS)['en']['failed'];
  isInBox: boolean;
  onRetry: () => void;
}

/** What the answer area shows when no answer came. Beside a draft the question is in no box. */
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

/** Whether the keyboard is in a box with words that were not sent. */
function isWriting(asked: string): boolean {
  const { activeElement: active } = document;
  const words = active instanceof HTMLTextAreaElement ? active.value : '';
  return words.trim() !== '' && words !== asked;
}

/** What stands below the tabs: nothing, the shape of an answer, the answer, or tips. */
export function AnswerArea() {
  const { question: inBox, turn, earlier, arrival, ask, cancel } = useAssistant();
  const { question = '', status, answer } = turn ?? {};
  const { key } = useLocation();
  const isWaiting = status === 'pending' && answer === undefined;
  const isSettled = status === 'success' || status === 'error';
  const card = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The answer in which a state was chosen. */
  const [choiceIn, setChoiceIn] = useState<string>();
  const here = turn && answerHash(turn);
  const language = turn === undefined ? 'en' : languageOf(turn);
  const isStateChosenHere = choiceIn !== undefined && choiceIn === here;

  const announce = useEffectEvent(() => {
    setAnnouncement('');
    // Focus moves to the new text without scrolling, unless its visitor is writing again.
    if (!isWriting(question)) title.current?.focus({ preventScroll: true });
    else if (answer !== undefined) setAnnouncement(`${question} ${statusWords(answer)}`);
  });
  useEffect(() => {
    // Another arrival is that of what a visitor goes back or forward from.
    if (isSettled && arrival === key) announce();
  }, [isSettled, arrival, key]);
  useAnswerInView(card, arrival, turn !== undefined);

  return (
    <div className={classes.area}>
      <p className="visually-hidden" aria-live="polite" lang={answer?.language}>
        {announcement}
      </p>
      {turn !== undefined && (
        <>
          <EarlierTurns turns={earlier} language={language} />
          <article
            ref={card}
            className={classes.card}
            aria-labelledby={isWaiting ? 'answer-question' : 'answer-title'}
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
            {isWaiting && (
              <div data-testid="answer-skeleton" aria-hidden>
                <Skeleton height={20} mb={12} />
                <Skeleton height={20} width="94%" mb={12} />
                <Skeleton height={20} width="70%" />
              </div>
            )}
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
                onStateChoice={() => setChoiceIn(here)}
              />
            )}
          </article>
          {answer !== undefined && (
            <FollowUpForm isCovered={answer.status !== 'not-covered'} language={language} />
          )}
        </>
      )}
    </div>
  );
}
