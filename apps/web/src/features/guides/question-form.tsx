import { isValued, UNKNOWN } from '@hoa/core/guides/guide-path';
import type { Guide } from '@hoa/core/schemas/guide';
import type { GuideQuestion } from '@hoa/core/schemas/guide-question';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { ScriptedForm } from '../../components/scripted-form';
import { AnswerField } from './answer-field';
import { HiddenAnswers } from './hidden-answers';
import { MovedHeading } from './moved-heading';
import classes from './question-form.module.css';
import type { GuideState } from './use-guide';

interface QuestionFormProps {
  guide: Guide;
  state: GuideState;
  question: GuideQuestion;
}

/** How far along: in words, and as a thin bar. */
function Progress({ number, most }: Pick<GuideState, 'number' | 'most'>) {
  return (
    <div className={classes.progress}>
      <p className={classes.count}>
        Question {number} of up to {most}
      </p>
      <progress className={classes.bar} value={number - 1} max={most} aria-label="How far along" />
    </div>
  );
}

/** One question: with scripts the next one comes up at once, without them the server sends it. */
export function QuestionForm({ guide, state, question }: QuestionFormProps) {
  const { answers, number, most, fault, earlier, moves, answer, back } = state;
  const { id, ask, why } = question;
  // After the heading has taken the keyboard: what is to be answered again is the field.
  useEffect(() => {
    if (moves > 0 && fault !== null) document.getElementsByName(id)[0]?.focus();
  }, [moves, fault, id]);
  // What was typed and could not be read stays in its field, and so does what was said before.
  const before = earlier[id];
  const given = before === UNKNOWN && isValued(question) ? '' : before;
  const send = (form: HTMLFormElement, button: HTMLButtonElement | null) => {
    if (button?.name === 'action') {
      back();
      return;
    }
    const value = String(new FormData(form).get(id) ?? '').trim();
    answer(id, button?.name === `${id}Unknown` ? UNKNOWN : value);
  };
  return (
    <ScriptedForm method="post" action={`/guides/${guide.slug}`} onSend={send} saysMissing>
      <HiddenAnswers answers={answers} />
      <Progress number={number} most={most} />
      <MovedHeading moves={moves} className={classes.ask}>
        {ask}
      </MovedHeading>
      <p id="guide-why" className={classes.why}>
        {why}
      </p>
      {fault !== null && (
        <p id="guide-fault" className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <AnswerField
        key={id}
        question={question}
        given={given}
        describedBy={fault === null ? 'guide-why' : 'guide-why guide-fault'}
        isInvalid={fault !== null}
      />
      <div className={classes.buttons}>
        <button type="submit" className={classes.next}>
          Next
        </button>
        {isValued(question) && (
          <button type="submit" name={`${id}Unknown`} value={UNKNOWN} className={classes.unknown}>
            I do not know
          </button>
        )}
        {number > 1 && (
          <button type="submit" name="action" value="back" className={classes.back} formNoValidate>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden />
            Back
          </button>
        )}
      </div>
    </ScriptedForm>
  );
}
