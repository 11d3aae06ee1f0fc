import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import type { AnswerLanguage } from '@hoa/core/schemas/answer';
import { Button, Loader, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { afterFrame } from '../../components/after-frame';
import { ScriptedForm } from '../../components/scripted-form';
import { useEarlyInput } from '../../components/use-early-input';
import { ASK_FORM_ACTION } from './ask-button';
import classes from './question-form.module.css';
import { SuggestionList, suggestionId } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

interface QuestionFormProps {
  /** 'inline' has its button beside the box, and looks like one field. */
  look?: 'form' | 'inline';
  label: string;
  placeholder: string;
  rows: number;
  /** What the button says, at rest and while an answer is on its way. */
  button: { rest: string; pending: string };
  question: string;
  onChange: (question: string) => void;
  /** Asks what is in the box, or what was suggested. */
  onAsk: (question: string) => void;
  box?: RefObject<HTMLTextAreaElement | null>;
  isPending: boolean;
  /** Why a question was not sent; of no language where the server says it, in English. */
  error: { text: string; language?: AnswerLanguage } | undefined;
  /** What became of the last question, for the line beside the button. */
  outcome?: ReactNode;
  /** Whether the outcome is heard elsewhere, so that it is not announced here too. */
  isOutcomeHeard?: boolean;
  /** What stands between the box and its button. */
  children?: ReactNode;
}

/** An input method composes a word, which takes the key; older browsers tell by its code alone. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

/**
 * Puts off what a press asks for until the pressed button is drawn, which a slow phone does first.
 *
 * @returns what does a thing then; what is asked for meanwhile is left out
 */
function useOncePressIsDrawn(): (work: () => void) => void {
  const isWaiting = useRef(false);
  return (work) => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    afterFrame(() => {
      isWaiting.current = false;
      work();
    });
  };
}

type AskRowProps = Pick<
  QuestionFormProps,
  'look' | 'button' | 'isPending' | 'outcome' | 'isOutcomeHeard'
>;

/** The button that asks, and beside it what became of the last question. */
function AskRow({ look, button, isPending, outcome, isOutcomeHeard = false }: AskRowProps) {
  return (
    <div className={classes.actions}>
      <Button
        type="submit"
        size="md"
        color={look === 'inline' ? 'marigold.5' : undefined}
        disabled={isPending}
        data-keep-clear
        leftSection={isPending ? <Loader size={18} color="currentColor" aria-hidden /> : undefined}
      >
        {isPending ? button.pending : button.rest}
      </Button>
      {outcome !== undefined && (
        <p role="status" aria-live={isOutcomeHeard ? 'off' : undefined} className="note">
          {outcome}
        </p>
      )}
    </div>
  );
}

/**
 * A question box. Enter asks, Shift and Enter makes a new line; questions of the library are
 * suggested while one is typed. A box of several lines cannot have the role of a combobox, so it
 * points at its list as a text box may.
 */
export function QuestionForm(props: QuestionFormProps) {
  const { look = 'form', question, error, onChange, onAsk, isPending } = props;
  const ownBox = useRef<HTMLTextAreaElement>(null);
  const box = props.box ?? ownBox;
  const listId = useId();
  useEarlyInput(box, onChange);
  const { options, active, choose, close, handleKey, open } = useSuggestions(question, onAsk);
  const oncePressIsDrawn = useOncePressIsDrawn();
  const send = () => {
    if (isPending) return;
    // What is in the box: words typed early may not be in the state yet.
    const asked = box.current?.value ?? question;
    oncePressIsDrawn(() => {
      close();
      onAsk(asked);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (handleKey(event)) event.preventDefault();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  };
  return (
    // Where no script runs, the server takes the form and answers with the whole page.
    <ScriptedForm
      method="post"
      action={ASK_FORM_ACTION}
      onSend={send}
      className={classes.form}
      data-look={look}
      noValidate
    >
      <Textarea
        ref={box}
        label={props.label}
        name="question"
        placeholder={props.placeholder}
        rows={props.rows}
        value={question}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          open();
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        error={error && <span lang={error.language}>{error.text}</span>}
        errorProps={{ role: 'alert' }}
        size="md"
        classNames={{ root: classes.field, input: classes.box, label: classes.label }}
        // What is wrong stands below both: the button keeps its place at the end of the box.
        inputContainer={(input) =>
          look === 'inline' ? (
            <div className={classes.line}>
              {input}
              <AskRow {...props} />
            </div>
          ) : (
            input
          )
        }
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={active < 0 ? undefined : suggestionId(listId, active)}
      />
      {props.children}
      {look === 'form' && <AskRow {...props} />}
      <SuggestionList id={listId} options={options} active={active} onChoose={choose} />
    </ScriptedForm>
  );
}
