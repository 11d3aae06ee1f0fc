import { LinkCard } from './link-card';
import classes from './reader-cards.module.css';

const READERS = [
  { reader: 'owner', id: 'owners', title: 'For homeowners' },
  { reader: 'board', id: 'boards', title: 'For boards and managers' },
] as const;

interface ReaderCardsProps {
  /** The path of the pages that the cards lead to, which begins the ids of the groups: 'guides'. */
  path: string;
  cards: readonly { slug: string; title: string; text: string; for: 'owner' | 'board' }[];
  prompt: string;
}

/** Cards in two groups, by whom they are for; those of owners first. */
export function ReaderCards({ path, cards, prompt }: ReaderCardsProps) {
  return READERS.map(({ reader, id, title }) => (
    <section key={reader} aria-labelledby={`${path}-${id}`} className={classes.group}>
      <h2 id={`${path}-${id}`} className={classes.title}>
        {title}
      </h2>
      <div className="card-grid">
        {cards
          .filter((card) => card.for === reader)
          .map(({ slug, title, text }) => (
            <LinkCard
              key={slug}
              to={`/${path}/${slug}`}
              title={title}
              text={text}
              prompt={prompt}
            />
          ))}
      </div>
    </section>
  ));
}
