import { AnswerArea } from './answer-area';
import { AnswersNote } from './answers-note';
import classes from './ask-box.module.css';
import { GeneralQuestion } from './general-question';

/** The question box alone, for the sites that show it as a widget. */
export function AskBox() {
  return (
    <section id="ask-ai" tabIndex={-1} className="page" aria-labelledby="ask-title">
      <div className={classes.ask}>
        <h1 id="ask-title" className={classes.title}>
          Ask About Any HOA Topic
        </h1>
        <GeneralQuestion />
        <AnswersNote className={classes.note} />
        <AnswerArea />
      </div>
    </section>
  );
}
