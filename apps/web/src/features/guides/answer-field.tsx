import type { GuideQuestion } from '@hoa/core/schemas/guide-question';
import { useEffect, useRef } from 'react';
import { StateOptions } from '../../components/state-options';
import { useStoredState } from '../../navigation/chosen-state';
import classes from './answer-field.module.css';

interface AnswerFieldProps {
  question: GuideQuestion;
  /** What stands in it: an answer that could not be read is not lost. */
  given: string | undefined;
  /** The elements that say what it is for and what is wrong with it. */
  describedBy: string;
  isInvalid: boolean;
}

const INPUTS = {
  date: { type: 'date', inputMode: undefined, prefix: '' },
  money: { type: 'text', inputMode: 'decimal', prefix: '$' },
  number: { type: 'text', inputMode: 'numeric', prefix: '' },
} as const;

function Choices({ question, given, describedBy }: Omit<AnswerFieldProps, 'isInvalid'>) {
  const { id, ask, options } = question;
  return (
    <fieldset className={classes.choices} aria-describedby={describedBy}>
      <legend className="visually-hidden">{ask}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={classes.choice}>
          <input type="radio" name={id} value={value} defaultChecked={given === value} required />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The states, the visitor's own offered unless another was chosen, also before the page was live. */
function StateChoice({ question, given = '', describedBy, isInvalid }: AnswerFieldProps) {
  const chosen = useStoredState()?.code ?? '';
  const field = useRef<HTMLSelectElement>(null);
  const offered = useRef('');
  useEffect(() => {
    const select = field.current;
    if (given !== '' || select === null || select.value !== offered.current) return;
    select.value = chosen;
    offered.current = chosen;
  }, [chosen, given]);
  return (
    <select
      ref={field}
      name={question.id}
      aria-label={question.ask}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      className={classes.control}
      defaultValue={given}
      required
    >
      <StateOptions none="Choose a state" />
    </select>
  );
}

/** The field of a question; its label is the question above it. */
export function AnswerField(props: AnswerFieldProps) {
  const { question, given, describedBy, isInvalid } = props;
  const { id, kind, ask } = question;
  if (kind === 'choice' || kind === 'community') return <Choices {...props} />;
  if (kind === 'state') return <StateChoice {...props} />;
  const { type, inputMode, prefix } = INPUTS[kind];
  return (
    <span className={classes.value}>
      {prefix !== '' && <span aria-hidden>{prefix}</span>}
      <input
        type={type}
        inputMode={inputMode}
        name={id}
        aria-label={ask}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        className={classes.control}
        defaultValue={given}
        autoComplete="off"
      />
    </span>
  );
}
