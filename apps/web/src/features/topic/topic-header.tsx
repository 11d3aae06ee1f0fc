import type { Topic } from '@hoa/core/schemas/topic';
import { IconCalendarCheck, IconClock, IconPrinter } from '@tabler/icons-react';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { CategoryImage } from '../../components/category-image';
import { PageContainer } from '../../components/page-container';
import classes from './topic-header.module.css';

const REVIEWED = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The head of a topic page: the way here, the title, how long it takes, how fresh it is. */
export function TopicHeader({ topic }: { topic: Topic }) {
  const { category, details } = topic;
  return (
    <header className={classes.band}>
      <PageContainer>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: '/' },
            { label: category.name, to: `/category/${category.slug}` },
            { label: topic.title },
          ]}
        />
        <div className={classes.columns}>
          <div className={classes.words}>
            <h1 id="topic-title" className={classes.title}>
              {topic.title}
            </h1>
            {topic.description && <p className={classes.description}>{topic.description}</p>}
            <div className={classes.facts}>
              {details !== null && (
                <>
                  <span className={classes.fact} data-screen-only>
                    <IconClock size={18} stroke={1.75} aria-hidden />
                    {details.readingMinutes} min read
                  </span>
                  <span className={classes.fact}>
                    <IconCalendarCheck size={18} stroke={1.75} aria-hidden />
                    <span>
                      Reviewed{' '}
                      <time dateTime={details.reviewed}>
                        {REVIEWED.format(new Date(details.reviewed))}
                      </time>
                    </span>
                  </span>
                </>
              )}
              <button
                type="button"
                className={classes.print}
                onClick={() => window.print()}
                data-screen-only
                data-needs-script
              >
                <IconPrinter size={18} stroke={1.75} aria-hidden />
                Print as a hand-out
              </button>
            </div>
          </div>
          <div className={classes.picture} data-screen-only>
            <CategoryImage src={`/illustrations/${category.slug}.svg`} />
          </div>
        </div>
      </PageContainer>
    </header>
  );
}
