import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { memo } from 'react';
import { askPath, useAskLink } from '../../navigation/ask-link';
import classes from './topic-questions.module.css';

/** Questions that readers of any article have next. */
function nextQuestions(title: string): string[] {
  return [
    `Which of our documents decides about ${title}?`,
    `What mistakes do boards make with ${title}?`,
    `When do we need an attorney for ${title}?`,
  ];
}

/** Leads to the assistant with a question about the topic filled in. */
export const TopicQuestions = memo(({ title }: { title: string }) => {
  const ask = useAskLink();
  const first = `What should I know about ${title}?`;
  return (
    <section className={classes.panel} aria-labelledby="topic-questions-title" data-screen-only>
      <div className={classes.words}>
        <h2 id="topic-questions-title" className={classes.title}>
          Have Questions About {title}?
        </h2>
        <p className={classes.text}>
          The assistant answers from this library and shows the passages it rests on.
        </p>
        <Button
          component="a"
          href={askPath(first)}
          rel="nofollow"
          size="md"
          color="marigold.5"
          className={classes.action}
          onClick={(event) => ask(event, first)}
        >
          Ask about this topic
        </Button>
      </div>
      <ul className={classes.list} aria-label="Questions to begin with">
        {nextQuestions(title).map((question) => (
          <li key={question}>
            <a
              href={askPath(question)}
              rel="nofollow"
              className={classes.question}
              onClick={(event) => ask(event, question)}
            >
              {question}
              <IconArrowRight size={18} stroke={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
