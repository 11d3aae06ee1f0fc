import type { LawQuestion } from '@hoa/core/schemas/law';
import { useRef } from 'react';
import { ListFold } from '../../components/list-fold';
import classes from './law-contents.module.css';

/**
 * The questions that a page of the law answers, each with the way to it: a state has up to 42. On
 * small screens they fold away under their title.
 */
export function LawContents({ questions }: { questions: readonly LawQuestion[] }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const close = () => fold.current?.removeAttribute('open');
  return (
    <nav className={classes.contents} aria-label="On this page" data-screen-only>
      <ListFold
        ref={fold}
        label="On this page"
        count={`${questions.length} questions`}
        className={classes.fold}
      />
      <ol className={classes.list}>
        {questions.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link} onClick={close}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
