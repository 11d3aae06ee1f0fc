import type { GuideSummary } from '@hoa/core/schemas/guide';
import { LinkCard } from '../../components/link-card';
import classes from './guide-list.module.css';

const GROUPS = [
  { reader: 'owner', id: 'guides-owners', title: 'For homeowners' },
  { reader: 'board', id: 'guides-boards', title: 'For boards and managers' },
] as const;

/** Every guide, those of owners first. */
export function GuideList({ guides }: { guides: readonly GuideSummary[] }) {
  return GROUPS.map(({ reader, id, title }) => (
    <section key={reader} aria-labelledby={id} className={classes.group}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <div className="card-grid">
        {guides
          .filter((guide) => guide.for === reader)
          .map((guide) => (
            <LinkCard
              key={guide.slug}
              to={`/guides/${guide.slug}`}
              title={guide.title}
              text={guide.summary}
              prompt="Start the guide"
            />
          ))}
      </div>
    </section>
  ));
}
