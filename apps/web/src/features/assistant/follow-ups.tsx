import type { TopicRef } from '@hoa/core/schemas/topic';
import { IconMessageQuestion } from '@tabler/icons-react';
import { AskButton } from './ask-button';
import { ASK_FORM_ACTION } from './ask-form-action';
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
    <nav aria-labelledby="follow-ups-title" className={classes.followUps}>
      <h4 id="follow-ups-title" className={classes.title}>
        Go on from here
      </h4>
      <form method="post" action={ASK_FORM_ACTION}>
        <ul className={classes.list}>
          {topics.map((topic) => (
            <li key={topic.id} className={classes.topic}>
              <a href={`/topic/${topic.slug}`} className={classes.link}>
                {topic.title}
              </a>
              <AskButton question={questionAbout(topic)} onAsk={onAsk} className={classes.ask}>
                <IconMessageQuestion size={18} stroke={1.75} aria-hidden />
                {questionAbout(topic)}
              </AskButton>
            </li>
          ))}
        </ul>
      </form>
    </nav>
  );
}
