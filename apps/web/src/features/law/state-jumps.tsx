import type { LawFact } from '@hoa/core/schemas/law';
import { jumpsToStates } from './jumps-to-states';
import classes from './state-jumps.module.css';

interface StateJumpsProps {
  facts: readonly LawFact[];
  /** Two letters of the visitor's state. */
  chosen: string | undefined;
  /** The id of what holds a rule on the page. */
  anchorOf: (fact: LawFact) => string;
}

/** Stays in view over the rules of all states, and leads to those of each by its first letter. */
export function StateJumps({ facts, chosen, anchorOf }: StateJumpsProps) {
  return (
    <nav className={classes.jumps} aria-label="Go to a state" data-screen-only>
      {jumpsToStates(facts, chosen).map(({ label, names, fact }) => (
        <a key={label} href={`#${anchorOf(fact)}`} className={classes.jump}>
          {label}
          {names !== undefined && <span className="visually-hidden">: {names}</span>}
        </a>
      ))}
    </nav>
  );
}
