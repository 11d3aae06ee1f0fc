import { stateByCode } from '@hoa/core/jurisdictions';
import { LAW_PAGES, statePage } from '@hoa/core/law/law-pages';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ScriptedForm } from '../../components/scripted-form';
import { StateSelect } from '../../components/state-select';
import classes from './state-form.module.css';

/**
 * The choice of a state with a button that opens its law. The choice alone opens nothing: a visitor
 * who goes through the list with the arrow keys would be taken away at the first state.
 */
export function OpenState() {
  const navigate = useNavigate();
  const missingId = useId();
  const [isMissing, setMissing] = useState(false);
  const open = (form: HTMLFormElement) => {
    const state = stateByCode(String(new FormData(form).get('state')));
    setMissing(state === undefined);
    if (state !== undefined) navigate(statePage(state).path);
    else form.querySelector('select')?.focus();
  };
  return (
    <ScriptedForm
      method="get"
      action={LAW_PAGES.overview.path}
      className={classes.opening}
      onSend={open}
      onChange={() => setMissing(false)}
      saysMissing
      data-screen-only
    >
      <StateSelect
        id="law-state"
        none="Choose a state"
        isRequired
        missingId={isMissing ? missingId : undefined}
      />
      <button type="submit" className={classes.show}>
        Show its law
      </button>
      {isMissing && (
        <p id={missingId} className={classes.fault} role="alert">
          Please choose a state.
        </p>
      )}
    </ScriptedForm>
  );
}
