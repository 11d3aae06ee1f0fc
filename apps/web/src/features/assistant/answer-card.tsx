import type { Answer } from '@hoa/core/schemas/answer';
import type { FeedbackRequest } from '@hoa/core/schemas/feedback';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { logFailure } from '../../api/log-failure';
import { useApi } from '../../api/use-api';
import { RichText } from '../../components/rich-text';
import { WhereToLook } from '../../components/where-to-look';
import { AnswerActions } from './answer-actions';
import classes from './answer-card.module.css';
import { AnswerFeedback } from './answer-feedback';
import { AnswerSources } from './answer-sources';
import { FollowUps } from './follow-ups';

interface AnswerCardProps {
  answer: Answer;
  question: string;
  onAsk: (question: string) => void;
}

/** The answer, the passages it rests on, where to look, and what to ask or read next. */
export function AnswerCard({ answer, question, onAsk }: AnswerCardProps) {
  const text = useRef<HTMLDivElement>(null);
  const { client } = useApi();
  const feedback = useMutation({
    mutationFn: (given: FeedbackRequest) => client.ask.feedback.mutate(given),
    onError: (error) => logFailure('The feedback was not recorded:', error),
  });
  const { answerId } = answer;
  return (
    <div className={classes.answer} data-status={answer.status}>
      <div ref={text} className={classes.text}>
        <RichText html={answer.response} />
      </div>
      {answer.status !== 'not-covered' && (
        <p className={classes.origin}>
          {answer.mode === 'ai'
            ? 'Written by AI from the passages below, each sentence checked against them.'
            : 'Quoted from the articles below.'}
          {answer.notice !== undefined && ` ${answer.notice}`}
        </p>
      )}
      <AnswerSources sources={answer.sources} />
      {answer.decidedBy.length > 0 && <WhereToLook entries={answer.decidedBy} />}
      <div className={classes.foot} data-needs-script>
        {answerId !== undefined && (
          <AnswerFeedback onFeedback={(given) => feedback.mutate({ answerId, ...given })} />
        )}
        <AnswerActions answer={answer} question={question} text={text} />
      </div>
      <FollowUps topics={answer.related} onAsk={onAsk} />
    </div>
  );
}
