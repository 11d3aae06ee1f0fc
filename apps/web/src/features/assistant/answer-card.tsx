import type { Answer } from '@hoa/core/schemas/answer';
import type { FeedbackRequest } from '@hoa/core/schemas/feedback';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { logFailure } from '../../api/log-failure';
import { useApi } from '../../api/use-api';
import { RichText } from '../../components/rich-text';
import classes from './answer-card.module.css';
import './answer-text.css';
import { AnswerFeedback } from './answer-feedback';
import { AnswerGuide } from './answer-guide';
import { AnswerPapers } from './answer-papers';
import { AnswerSources } from './answer-sources';
import { wordsOf } from './answer-words';
import { FollowUps } from './follow-ups';
import { HowToAsk, NotCoveredPicture } from './not-covered-note';

interface AnswerCardProps {
  answer: Answer;
  /** Where the answer stands, for what takes it along. */
  text: RefObject<HTMLDivElement | null>;
  onAsk: (question: string) => void;
}

/** The answer, the passages it rests on, where to look, and what to ask or read next. */
export function AnswerCard({ answer, text, onAsk }: AnswerCardProps) {
  const { client } = useApi();
  const feedback = useMutation({
    mutationFn: (given: FeedbackRequest) => client.ask.feedback.mutate(given),
    onError: (error) => logFailure('The feedback was not recorded:', error),
  });
  const { answerId, mode, notice, guide } = answer;
  const words = wordsOf(answer);
  const isCovered = answer.status !== 'not-covered';
  return (
    <div className={classes.answer} data-status={answer.status}>
      <div className={classes.body}>
        {!isCovered && <NotCoveredPicture />}
        <div ref={text} className="answer-text" data-mode={mode}>
          <RichText html={answer.response} />
          {/* The library's own answer holds it. */}
          {mode === 'ai' && <AnswerPapers answer={answer} />}
        </div>
        {isCovered && (
          <p className={classes.origin}>
            {words.origins[mode]}
            {notice !== undefined && <span lang="en"> {notice}</span>}
          </p>
        )}
        {!isCovered && <HowToAsk answer={answer} />}
      </div>
      {guide !== undefined && <AnswerGuide guide={guide} words={words.guide} />}
      <AnswerSources answer={answer} />
      <div className={classes.foot}>
        {answerId !== undefined && (
          <div data-needs-script data-screen-only>
            <AnswerFeedback
              words={words}
              onFeedback={(given) => feedback.mutate({ answerId, ...given })}
            />
          </div>
        )}
        {isCovered && <FollowUps answer={answer} onAsk={onAsk} />}
      </div>
    </div>
  );
}
