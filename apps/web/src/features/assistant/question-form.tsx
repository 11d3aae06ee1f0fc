import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { QUESTION_BOX_ROWS } from '@hoa/core/constants';
import { Button, Loader, Textarea } from '@mantine/core';
import type { KeyboardEvent, MouseEvent, RefObject, SubmitEvent } from 'react';
import { useTypedEarly } from '../../components/use-typed-early';
import { ASK_FORM_ACTION } from './ask-form-action';
import classes from './question-form.module.css';

const PLACEHOLDER =
  'For example: What is a quorum? Can the board fine me without a hearing? Who pays for a leaking pipe?';

interface QuestionFormProps {
  question: string;
  onChange: (question: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
  isPending: boolean;
  /** Something is shown already, which stays when the rest is stopped. */
  hasDraft: boolean;
  error: string | undefined;
  /** What happened to the last question, for the line beside the button. */
  outcome: string;
}

/** The question box. Enter asks, Shift and Enter makes a new line. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, onChange, onSubmit, onCancel, box, isPending, hasDraft, error, outcome } =
    props;
  useTypedEarly(box, onChange);
  const submit = (event: SubmitEvent | KeyboardEvent | MouseEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter accepts the word (keyCode 229 in older browsers).
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) submit(event);
  };
  return (
    // Where no script runs, the server takes the form and answers with the whole page.
    <form
      method="post"
      action={ASK_FORM_ACTION}
      onSubmit={submit}
      className={classes.form}
      noValidate
    >
      <Textarea
        ref={box}
        label="Ask about HOA governance, bylaws, rules, or management"
        name="question"
        placeholder={PLACEHOLDER}
        rows={QUESTION_BOX_ROWS}
        value={question}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
        error={error}
        errorProps={{ role: 'alert' }}
        size="md"
        classNames={{ input: classes.box, label: classes.label }}
      />
      <div className={classes.actions}>
        <Button
          type="submit"
          size="md"
          // A sandbox without allow-forms tells of no submit.
          onClick={submit}
          disabled={isPending}
          leftSection={
            isPending ? <Loader size={18} color="currentColor" aria-hidden /> : undefined
          }
        >
          {isPending ? 'Researching Answer...' : 'Get Answer'}
        </Button>
        {isPending && (
          <Button variant="subtle" size="md" onClick={onCancel}>
            {hasDraft ? 'Stop' : 'Cancel'}
          </Button>
        )}
        <p role="status" className={classes.outcome}>
          {outcome}
        </p>
      </div>
    </form>
  );
}
