import { useRef, useState } from 'react';
import classes from './answer-area.module.css';
import { AnswerArticle } from './answer-article';
import { useAssistant } from './assistant-state';
import { languageOf } from './conversation';
import { EarlierTurns } from './earlier-turns';
import { FollowUpForm } from './follow-up-form';
import { useAnswerAnnouncement } from './use-answer-announcement';
import { useAnswerInView } from './use-answer-in-view';

/** What stands below the tabs: nothing, or a question, its answer and the box to go on with. */
export function AnswerArea() {
  const { turn, earlier, arrival } = useAssistant();
  const article = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [stateChosenIn, setStateChosenIn] = useState<string>();
  const announcement = useAnswerAnnouncement(turn, arrival, title);
  useAnswerInView(article, arrival, turn !== undefined);

  const answer = turn?.answer;
  const language = turn === undefined ? 'en' : languageOf(turn);
  return (
    <div className={classes.area}>
      <p className="visually-hidden" aria-live="polite" lang={answer?.language}>
        {announcement}
      </p>
      {turn !== undefined && (
        <>
          <EarlierTurns turns={earlier} language={language} />
          <AnswerArticle
            ref={article}
            turn={turn}
            title={title}
            stateChosenIn={stateChosenIn}
            onStateChoice={setStateChosenIn}
          />
          {answer !== undefined && (
            <FollowUpForm isCovered={answer.status !== 'not-covered'} language={language} />
          )}
        </>
      )}
    </div>
  );
}
