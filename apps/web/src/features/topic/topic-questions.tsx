import type { ArticleQuestion } from '@hoa/core/schemas/library-question';
import type { Topic } from '@hoa/core/schemas/topic';
import { Button } from '@mantine/core';
import { memo } from 'react';
import { MoreFold } from '../../components/more-fold';
import { askPath, useAskLink } from '../../navigation/ask-link';
import { sectionPath, useSectionLink } from '../../navigation/section-link';
import classes from './topic-questions.module.css';

/** Questions in sight; the others fold away. The first of an article cover its sections. */
const SHOWN = 6;

/** Types of schema.org: what search engines read stands in the words that a visitor reads. */
const FAQ_PAGE = 'https://schema.org/FAQPage';
const QUESTION = 'https://schema.org/Question';
const ANSWER = 'https://schema.org/Answer';

/** Questions with their short answers, each a link to the section that says more. */
function QuestionList({ questions }: { questions: readonly ArticleQuestion[] }) {
  return (
    <ul className={classes.list}>
      {questions.map(({ question, answer, url }) => (
        <li
          key={question}
          className={classes.item}
          itemProp="mainEntity"
          itemScope
          itemType={QUESTION}
        >
          <a href={url} className={`link ${classes.question}`}>
            <span itemProp="name">{question}</span>
          </a>
          <p className="note" itemProp="acceptedAnswer" itemScope itemType={ANSWER}>
            <span itemProp="text">{answer}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What the article answers, and the way to the assistant with whatever it does not. */
export const TopicQuestions = memo(({ topic }: { topic: Topic }) => {
  const { slug, title, questions } = topic;
  const ask = useAskLink();
  const openSection = useSectionLink();
  // Written by an editor; of a topic that nobody knows there are its own words.
  const first = questions[0]?.question ?? title;
  const folded = questions.slice(SHOWN);
  return (
    <section className={classes.panel} aria-labelledby="topic-questions-title" data-screen-only>
      <div className={classes.words}>
        <h2 id="topic-questions-title" className={classes.title}>
          {`Have Questions About ${title}?`}
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
          classNames={{ root: classes.ask, label: classes.askWords }}
          onClick={(event) => ask(event, first)}
        >
          {`Ask: ${first}`}
        </Button>
        <a
          href={sectionPath('ask-ai')}
          className={`link ${classes.own}`}
          onClick={(event) => openSection(event, 'ask-ai')}
        >
          Ask a question of your own
        </a>
      </div>
      {questions.length > 0 && (
        <div className={classes.answered} itemScope itemType={FAQ_PAGE}>
          <h3 className={classes.subtitle}>Questions this article answers</h3>
          <QuestionList questions={questions.slice(0, SHOWN)} />
          {folded.length > 0 && (
            // Another article begins folded.
            <MoreFold key={slug} label={`${folded.length} more questions`}>
              <QuestionList questions={folded} />
            </MoreFold>
          )}
        </div>
      )}
    </section>
  );
});
