import type { TopicRef } from '@hoa/core/schemas/topic';
import { IconMessageQuestion } from '@tabler/icons-react';
import { ASK_FORM_ACTION, AskButton } from './ask-button';
import classes from './follow-ups.module.css';

/** A first question about a topic. */
function questionAbout({ title }: TopicRef): string {
  return `What should I know about ${title.toLowerCase()}?`;
}

interface FollowUpsProps {
  topics: readonly TopicRef[];
  onAsk: (question: string) => void;
}

/** Where to go on: the neighbouring articles, each to read or to ask about. */
export function FollowUps({ topics, onAsk }: FollowUpsProps) {
  if (topics.length === 0) return null;
  return (
    <nav aria-labelledby="follow-ups-title" data-screen-only>
      <h4 id="follow-ups-title" className={classes.title}>
        Go on from here
      </h4>
      <form method="post" action={ASK_FORM_ACTION}>
        <ul className={classes.topics}>
          {topics.map((topic) => (
            <li key={topic.id} className={classes.topic}>
              <a href={`/topic/${topic.slug}`} className={`touch-row link ${classes.read}`}>
                {topic.title}
              </a>
              <AskButton
                question={questionAbout(topic)}
                onAsk={onAsk}
                className={classes.ask}
                title={questionAbout(topic)}
              >
                <IconMessageQuestion size={20} stroke={1.75} aria-hidden />
                <span className="visually-hidden">{questionAbout(topic)}</span>
              </AskButton>
            </li>
          ))}
        </ul>
      </form>
    </nav>
  );
}
