import { useRef } from 'react';
import { StateOptions } from '../../components/state-options';
import { useEarlyInput } from '../../components/use-early-input';
import classes from './law-choice.module.css';
import type { LawFetching } from './use-law';

interface LawChoiceProps {
  /** Two letters; '' where none is chosen. */
  state: string;
  /** How far its rules have come. */
  law: LawFetching;
  onState: (state: string) => void;
}

/** Whose law a result was held against, or that it was not, and the choice of it beside the result. */
export function LawChoice({ state, law, onState }: LawChoiceProps) {
  const field = useRef<HTMLSelectElement>(null);
  useEarlyInput(field, (early) => {
    if (early !== state) onState(early);
  });
  return (
    <p className={classes.law} data-screen-only={state === '' || law !== 'done' ? undefined : ''}>
      {state === '' && <span>No state is chosen: no state’s law is applied.</span>}
      {law === 'pending' && <span>The law of this state is still to come.</span>}
      {law === 'failed' && <span>The law of this state is not applied: it is not at hand.</span>}
      <label data-needs-script data-screen-only>
        Law of{' '}
        <select
          ref={field}
          className={classes.select}
          // A browser that fills in what stood there before would take back a later choice.
          autoComplete="off"
          value={state}
          onChange={(event) => onState(event.currentTarget.value)}
        >
          <StateOptions none="Choose a state" />
        </select>
      </label>
    </p>
  );
}
