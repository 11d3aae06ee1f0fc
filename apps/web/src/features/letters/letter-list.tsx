import type { LetterSummary } from '@hoa/core/schemas/letter';
import { LinkCard } from '../../components/link-card';
import classes from './letter-list.module.css';

const GROUPS = [
  { writer: 'owner', id: 'letters-owners', title: 'For homeowners' },
  { writer: 'board', id: 'letters-boards', title: 'For boards and managers' },
] as const;

/** Every letter and notice, those of owners first. */
export function LetterList({ letters }: { letters: readonly LetterSummary[] }) {
  return GROUPS.map(({ writer, id, title }) => (
    <section key={writer} aria-labelledby={id} className={classes.group}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <div className="card-grid">
        {letters
          .filter((letter) => letter.for === writer)
          .map((letter) => (
            <LinkCard
              key={letter.slug}
              to={`/letters/${letter.slug}`}
              title={letter.title}
              text={letter.description}
              prompt="Write it"
            />
          ))}
      </div>
    </section>
  ));
}
