import { type State, stateByCode } from '@hoa/core/jurisdictions';
import { dateText } from '@hoa/core/law/law-text';
import { useLocation } from 'react-router-dom';
import { IN_YOUR_STATE, pathForState } from '../../navigation/chosen-state';
import classes from './state-figures.module.css';

/** The states of some facts, whose ids begin with their letters, with how many each has. */
function statesOf(facts: readonly string[]): [State, number][] {
  const counts = new Map<State, number>();
  for (const id of facts) {
    const state = stateByCode(id.slice(0, 2).toUpperCase());
    if (state !== undefined) counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.name.localeCompare(b.name, 'en'));
}

interface StateFiguresProps {
  /** Ids of the facts that the article names. */
  facts: readonly string[];
  /** The day its figures were last read against them. */
  checked: string;
}

/** Where the figures of states in an article are taken from: the rules of each state, on this page. */
export function StateFigures({ facts, checked }: StateFiguresProps) {
  const { pathname } = useLocation();
  return (
    <div className={classes.figures}>
      <p id="state-figures">
        Figures of states in this article are taken from the{' '}
        <a href="/law" className="link">
          table of law
        </a>
        . This text was compared with it on <time dateTime={checked}>{dateText(checked)}</time>.
        Each rule there says whether we have read it in the text of the law. The rules of each
        state:
      </p>
      <ul className={classes.states} aria-labelledby="state-figures">
        {statesOf(facts).map(([{ code, name }, count]) => (
          <li key={code}>
            <a
              href={`${pathForState(pathname, code)}#${IN_YOUR_STATE}`}
              className={`link ${classes.state}`}
            >
              {name}, {count} {count === 1 ? 'rule' : 'rules'}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
