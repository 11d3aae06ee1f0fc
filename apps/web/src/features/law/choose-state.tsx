import { StateSelect } from '../../components/state-select';
import classes from './state-form.module.css';

interface ChooseStateProps {
  id: string;
  /** Where the form leads where no script runs: the page itself, which then names the state. */
  action: string;
}

/** The choice of the visitor's state, by which a page changes; a form where no script runs. */
export function ChooseState({ id, action }: ChooseStateProps) {
  return (
    <form method="get" action={action} className={classes.form} data-screen-only>
      <StateSelect id={id} none="Choose a state" />
      <noscript>
        <button type="submit" className={classes.show}>
          Show
        </button>
      </noscript>
    </form>
  );
}
