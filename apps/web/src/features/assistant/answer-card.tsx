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
import { AnswerPapers } from './answer-papers';
import { AnswerSources } from './answer-sources';
import { FollowUps } from './follow-ups';
import { HowToAsk, NotCoveredPicture } from './not-covered-note';

const ORIGINS = {
  library: 'In the articles’ own words.',
  ai: 'Written by AI from the passages named, each sentence checked against them.',
};

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
  const { answerId, mode, notice } = answer;
  const isCovered = answer.status !== 'not-covered';
  return (
    <div className={classes.answer} data-status={answer.status}>
      <div className={classes.body}>
        {!isCovered && <NotCoveredPicture />}
        <div ref={text} className="answer-text" data-mode={mode}>
          <RichText html={answer.response} />
          {/* The library's own answer holds it. */}
          {mode === 'ai' && <AnswerPapers entries={answer.decidedBy} />}
        </div>
        {isCovered && (
          <p className={classes.origin}>
            {ORIGINS[mode]}
            {notice !== undefined && ` ${notice}`}
          </p>
        )}
        {!isCovered && <HowToAsk />}
      </div>
      {answer.guide !== undefined && (
        <p>
          <a href={`/guides/${answer.guide.slug}`} className="link">
            Did this happen to you? Start the guide: {answer.guide.title}
          </a>
        </p>
      )}
      <AnswerSources answer={answer} />
      <div className={classes.foot}>
        {answerId !== undefined && (
          <div data-needs-script data-screen-only>
            <AnswerFeedback onFeedback={(given) => feedback.mutate({ answerId, ...given })} />
          </div>
        )}
        {isCovered && <FollowUps topics={answer.related} onAsk={onAsk} />}
      </div>
    </div>
  );
}
