import { AnswerArea } from './answer-area';
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
        <p className={classes.note}>
          Every answer names the articles and the law it rests on. It is general information, not
          legal advice.
        </p>
        <AnswerArea />
      </div>
    </section>
  );
}
