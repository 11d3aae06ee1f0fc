import { stateByCode } from '@hoa/core/jurisdictions';
import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import classes from './answer-head.module.css';
import { AnswerStatus } from './answer-status';
import { answerWords } from './answer-words';
import { ASKING_WORDS } from './asking-words';
import { awaitsAnswer, languageOf, type Turn } from './conversation';
import { useQuestionFold } from './use-question-fold';

const TITLE_ID = 'answer-title';
const QUESTION_ID = 'answer-question';
const STATUS_ID = 'answer-status';
/** What the card of every answer is called; on paper it speaks the language of its answer. */
const ON_SCREEN = answerWords({ language: 'en' }).answer;

/** The id of what names the card of an answer: its heading, or its question until it is there. */
export const answerNameId = (turn: Turn) => (awaitsAnswer(turn) ? QUESTION_ID : TITLE_ID);

interface AnswerHeadProps {
  turn: Turn;
  title: RefObject<HTMLHeadingElement | null>;
  onCancel: () => void;
  /** Whether what was asked before it stands above it. */
  isBelowEarlier: boolean;
  /** The offer of the same question for another state. */
  again: ReactNode;
  /** What may be done with the answer. */
  children: ReactNode;
}

/** The question as headline, and under it what became of it: heard in this order, too. */
export function AnswerHead(props: AnswerHeadProps) {
  const { turn, title, onCancel, isBelowEarlier, again, children } = props;
  const { question, earlier, answer, status, isComposing } = turn;
  const fold = useQuestionFold(question);
  const isPending = status === 'pending';
  const isWaiting = awaitsAnswer(turn);
  const state = stateByCode(turn.state ?? '');
  const language = languageOf(turn);
  const words = answerWords({ language });
  const asking = ASKING_WORDS[language];
  return (
    <header className={classes.head}>
      <hgroup className={classes.titles}>
        {isWaiting ? (
          <p className={classes.label}>{asking.searching}</p>
        ) : (
          <h3
            id={TITLE_ID}
            ref={title}
            lang="en"
            tabIndex={-1}
            className={classes.label}
            aria-describedby={`${QUESTION_ID} ${STATUS_ID}`}
          >
            {words.answer === ON_SCREEN ? (
              ON_SCREEN
            ) : (
              <>
                <span lang="en" data-screen-only>
                  {ON_SCREEN}
                </span>
                <span lang={language} data-paper-only>
                  {words.answer}
                </span>
              </>
            )}
          </h3>
        )}
        <p
          id={QUESTION_ID}
          ref={fold.text}
          className={classes.question}
          data-long={fold.isLong}
          data-open={fold.isOpen || undefined}
        >
          {question}
        </p>
        {earlier.length > 0 && (
          <p className="note" data-paper-only={isBelowEarlier || undefined}>
            {words.askedAfter(earlier)}
          </p>
        )}
      </hgroup>
      {fold.isCut && (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={fold.isOpen}
          aria-controls={QUESTION_ID}
          onClick={fold.toggle}
          data-needs-script
          data-screen-only
        >
          {fold.isOpen ? asking.question.less : asking.question.all}
        </button>
      )}
      <div className={classes.actions} data-needs-script data-screen-only>
        {children}
      </div>
      {answer !== undefined && <AnswerStatus id={STATUS_ID} answer={answer} />}
      {state !== undefined && (
        <p className="note">
          {words.askedFor(state.name)}{' '}
          <a href={`/law/${state.slug}`} className="link" data-screen-only>
            {words.allLaw(state.name)}
          </a>
        </p>
      )}
      {again}
      {isComposing && <p className="note">{words.composing}</p>}
      {isPending && (
        <Button variant="default" size="md" className={classes.cancel} onClick={onCancel}>
          {isWaiting ? asking.cancel : asking.stop}
        </Button>
      )}
    </header>
  );
}
