import { useRef } from 'react';
import { useChosenState } from '../navigation/chosen-state';
import { StateOptions } from './state-options';
import { useStateChoice } from './state-picker';
import classes from './state-select.module.css';
import { useEarlyInput } from './use-early-input';
import { useFieldValue } from './use-field-value';

interface StateSelectProps {
  id: string;
  /** The first choice, which takes a choice back. */
  none: string;
  /** Two letters of the state that stands in it, '' for none; the visitor's where it is left out. */
  state?: string;
  /** What a plain form was sent with, which stands in it where nothing else does. */
  sent?: string | undefined;
  /** Whether a form is not sent without a state. */
  isRequired?: boolean;
  /** The id of what says that a state is missing, where one is. */
  missingId?: string | undefined;
}

/** The choice of the visitor's state as a field of a form, which works where no script runs. */
export function StateSelect(props: StateSelectProps) {
  const { id, none, state: given, sent, isRequired, missingId } = props;
  const chosen = useChosenState()?.code ?? '';
  const state = given ?? chosen;
  const choose = useStateChoice();
  const field = useRef<HTMLSelectElement>(null);
  useEarlyInput(field, (early) => {
    if (early !== state) choose(early);
  });
  useFieldValue(field, state);
  return (
    <span className={classes.field}>
      <label htmlFor={id}>Your state</label>
      <select
        ref={field}
        id={id}
        // A browser that fills in what stood there before would take back a later choice.
        autoComplete="off"
        name="state"
        className={classes.select}
        defaultValue={state || sent}
        required={isRequired}
        aria-describedby={missingId}
        aria-invalid={missingId === undefined ? undefined : true}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <StateOptions none={none} />
      </select>
    </span>
  );
}
