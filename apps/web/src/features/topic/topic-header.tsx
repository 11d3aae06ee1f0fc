import { dateText } from '@hoa/core/law/law-text';
import type { Topic } from '@hoa/core/schemas/topic';
import { IconCalendarCheck, IconChecklist, IconClock, IconScale } from '@tabler/icons-react';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { CategoryImage } from '../../components/fallback-image';
import { PrintButton } from '../../components/print-button';
import { TopicObject } from '../../components/topic-object';
import { IN_YOUR_STATE } from '../../navigation/chosen-state';
import classes from './topic-header.module.css';

/** The head of a topic page: the way here, the title, how long it takes, how fresh it is. */
export function TopicHeader({ topic }: { topic: Topic }) {
  const { category, details } = topic;
  return (
    <header className={classes.band}>
      <div className="page">
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
                    {`${details.readingMinutes} min read`}
                  </span>
                  <span className={classes.fact}>
                    <IconCalendarCheck size={18} stroke={1.75} aria-hidden />
                    <span>
                      Reviewed <time dateTime={details.reviewed}>{dateText(details.reviewed)}</time>
                    </span>
                  </span>
                  {details.lawChecked !== undefined && (
                    <span className={classes.fact}>
                      <IconChecklist size={18} stroke={1.75} aria-hidden />
                      <span>
                        State figures compared with our law table{' '}
                        <time dateTime={details.lawChecked}>{dateText(details.lawChecked)}</time>
                      </span>
                    </span>
                  )}
                </>
              )}
              {topic.known && (
                <a href={`#${IN_YOUR_STATE}`} className={classes.action} data-screen-only>
                  <IconScale size={18} stroke={1.75} aria-hidden />
                  In your state
                </a>
              )}
              <PrintButton label="Print as a hand-out" className={classes.action} />
            </div>
          </div>
          <div className={classes.picture} data-screen-only>
            <CategoryImage src={`/illustrations/${topic.known ? category.slug : 'hero'}.svg`} />
            {topic.known && <TopicObject slug={topic.slug} size={88} className={classes.object} />}
          </div>
        </div>
      </div>
    </header>
  );
}
