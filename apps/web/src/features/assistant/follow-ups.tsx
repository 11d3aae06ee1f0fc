import type { Answer } from '@hoa/core/schemas/answer';
import { IconMessageQuestion } from '@tabler/icons-react';
import { AnswerFold } from './answer-fold';
import { answerWords } from './answer-words';
import { ASK_FORM_ACTION, AskButton } from './ask-button';
import classes from './follow-ups.module.css';

interface FollowUpsProps {
  answer: Answer;
  onAsk: (question: string) => void;
}

/** Where to go on: the neighbouring articles, each to read or to ask about. */
export function FollowUps({ answer, onAsk }: FollowUpsProps) {
  const { related: topics } = answer;
  const { goOn, topics: topicCount, questionAbout } = answerWords(answer);
  if (topics.length === 0) return null;
  return (
    <nav aria-label={goOn} data-screen-only>
      <AnswerFold title={goOn} label={goOn} count={topicCount(topics.length)} unfolds="tablet">
        <form method="post" action={ASK_FORM_ACTION}>
          <ul className={classes.topics}>
            {topics.map((topic) => (
              <li key={topic.id} className={classes.topic}>
                <a
                  href={`/topic/${topic.slug}`}
                  lang="en"
                  className={`touch-row link ${classes.read}`}
                >
                  {topic.title}
                </a>
                <AskButton
                  question={questionAbout(topic.title)}
                  onAsk={onAsk}
                  className={classes.ask}
                  title={questionAbout(topic.title)}
                >
                  <IconMessageQuestion size={20} stroke={1.75} aria-hidden />
                  <span className="visually-hidden">{questionAbout(topic.title)}</span>
                </AskButton>
              </li>
            ))}
          </ul>
        </form>
      </AnswerFold>
    </nav>
  );
}
