import type { Answer } from '@hoa/core/schemas/answer';
import { IconArrowRight, IconSignRight } from '@tabler/icons-react';
import classes from './answer-guide.module.css';

interface AnswerGuideProps {
  guide: NonNullable<Answer['guide']>;
  words: { ask: string; start: string };
}

/** For somebody to whom it happened: the guide that counts the days and writes the letter. */
export function AnswerGuide({ guide: { slug, title }, words }: AnswerGuideProps) {
  return (
    <div className={classes.guide} data-screen-only>
      <IconSignRight size={24} stroke={1.75} aria-hidden className={classes.sign} />
      <p>
        <span className={classes.ask}>{words.ask}</span>{' '}
        <a href={`/guides/${slug}`} className={`card-link ${classes.link}`}>
          {words.start} <span lang="en">{title}</span>
        </a>
      </p>
      <IconArrowRight size={20} stroke={1.75} aria-hidden className={classes.arrow} />
    </div>
  );
}
