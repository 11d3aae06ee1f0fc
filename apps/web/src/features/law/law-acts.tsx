import type { LawAct } from '@hoa/core/schemas/law';
import classes from './law-acts.module.css';
import { communityName } from './law-facts';

/** The acts of a state by name, with where their text is. */
export function LawActs({ acts }: { acts: readonly LawAct[] }) {
  return (
    <ul className={classes.list}>
      {acts.map(({ name, citation, community, url }) => (
        <li key={`${name} ${citation}`} className={classes.act}>
          <a href={url} className="link">
            {name}
          </a>
          <span className="note">
            {citation} · {communityName({ community })}
          </span>
        </li>
      ))}
    </ul>
  );
}
