import type { Answer } from '@hoa/core/schemas/answer';
import type { FeedbackRequest } from '@hoa/core/schemas/feedback';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { logFailure } from '../../api/log-failure';
import { useApi } from '../../api/use-api';
import { NotCoveredPicture } from '../../components/not-covered-picture';
import { RichText } from '../../components/rich-text';
import type { AskedQuestion } from '../../navigation/answer-address';
import classes from './answer-card.module.css';
import './answer-text.css';
import { AnswerFeedback } from './answer-feedback';
import { AnswerFold } from './answer-fold';
import { AnswerGuide } from './answer-guide';
import { AnswerPapers } from './answer-papers';
import { AnswerSources } from './answer-sources';
import { answerWords } from './answer-words';
import { AskInState } from './ask-in-state';
import { FollowUps } from './follow-ups';
import { HowToAsk, MeantQuestions } from './not-covered-note';
import { QuestionRows } from './question-rows';

/** What opens the part of an answer that comes after its papers. */
const ALSO = '<section data-part="also">';

/** What answers a question, and what else it may help to know, which a phone folds away. */
function partsOf(response: string): [main: string, also: string | undefined] {
  const at = response.lastIndexOf(ALSO);
  return at < 0 ? [response, undefined] : [response.slice(0, at), response.slice(at)];
}

interface AnswerCardProps {
  answer: Answer;
  asked: AskedQuestion;
  /** Where the answer stands, for what takes it along. */
  text: RefObject<HTMLDivElement | null>;
  onAsk: (question: string) => void;
  /** Whether the state that is chosen was chosen in this answer. */
  isStateChosenHere: boolean;
  onStateChoice: () => void;
}

/** The answer, the passages it rests on, where to look, and what to ask or read next. */
export function AnswerCard(props: AnswerCardProps) {
  const { answer, asked, text, onAsk } = props;
  const { client } = useApi();
  const feedback = useMutation({
    mutationFn: (given: FeedbackRequest) => client.ask.feedback.mutate(given),
    onError: (error) => logFailure('The feedback was not recorded:', error),
  });
  const { answerId, mode, notice, guide, next } = answer;
  const [main, also] = partsOf(answer.response);
  const words = answerWords(answer);
  const isCovered = answer.status !== 'not-covered';
  return (
    <div ref={text} className={classes.answer} data-status={answer.status}>
      <div className={classes.body}>
        {!isCovered && <NotCoveredPicture />}
        <div className="answer-text" data-mode={mode}>
          <RichText html={main} />
          {/* The library's own answer holds it. */}
          {mode === 'ai' && <AnswerPapers answer={answer} />}
        </div>
        {isCovered && (
          <p className={classes.origin}>
            {words.origins[mode]}
            {notice !== undefined && ` ${notice}`}
          </p>
        )}
        {isCovered && (
          <AskInState
            asked={asked}
            answer={answer}
            onAsk={onAsk}
            isChosenHere={props.isStateChosenHere}
            onChoice={props.onStateChoice}
          />
        )}
        {!isCovered && <MeantQuestions answer={answer} onAsk={onAsk} />}
        {!isCovered && <HowToAsk answer={answer} />}
        {guide !== undefined && <AnswerGuide guide={guide} words={words.guide} />}
      </div>
      {isCovered && (
        <div className={classes.rows}>
          {also !== undefined && (
            <AnswerFold
              label={words.also}
              count={words.passages(also.split('<li>').length - 1)}
              unfolds="tablet"
            >
              <div className="answer-text">
                <RichText html={also} />
              </div>
            </AnswerFold>
          )}
          <AnswerSources answer={answer} />
          {next.length > 0 && (
            <nav aria-label={words.next} data-screen-only>
              <AnswerFold
                title={words.next}
                label={words.next}
                count={words.questions(next.length)}
                unfolds="tablet"
              >
                <QuestionRows questions={next} onAsk={onAsk} />
              </AnswerFold>
            </nav>
          )}
          <FollowUps answer={answer} onAsk={onAsk} />
        </div>
      )}
      {answerId !== undefined && (
        <div data-needs-script data-screen-only>
          <AnswerFeedback
            words={words}
            onFeedback={(given) => feedback.mutateAsync({ answerId, ...given })}
          />
        </div>
      )}
    </div>
  );
}
