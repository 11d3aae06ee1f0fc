import { stateByCode } from '@hoa/core/jurisdictions';
import { LAW_PAGES, statePage } from '@hoa/core/law/law-pages';
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
  const open = (form: HTMLFormElement) => {
    const state = stateByCode(String(new FormData(form).get('state')));
    if (state !== undefined) navigate(statePage(state).path);
  };
  return (
    <ScriptedForm
      method="get"
      action={LAW_PAGES.overview.path}
      className={classes.opening}
      onSend={open}
      data-screen-only
    >
      <StateSelect id="law-state" none="Choose a state" isRequired />
      <button type="submit" className={classes.show}>
        Show its law
      </button>
    </ScriptedForm>
  );
}
