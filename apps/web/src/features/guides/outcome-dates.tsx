import { dayInWords } from '@hoa/core/calendar/plain-date';
import type { PlannedDate } from '@hoa/core/schemas/guide-run';
import classes from './outcome-dates.module.css';
import { RuleLink } from './rule-link';

const BASIS = {
  law: 'By law',
  documents: 'By your documents',
  answer: 'Your date',
  ours: 'Our suggestion',
} as const;

function DateRow({ date, today }: { date: PlannedDate; today: string }) {
  const { title, detail, working, basis, passed, fact } = date;
  return (
    <li className={classes.row} data-passed={passed || undefined}>
      <p className={classes.day}>
        {date.date === null ? (
          'Not known'
        ) : (
          <time dateTime={date.date}>{date.date === today ? 'Today' : dayInWords(date.date)}</time>
        )}
        {passed && <span className={classes.passed}>has passed</span>}
      </p>
      <div>
        <h3 className={classes.title}>{title}</h3>
        <p>{detail}</p>
        <p className={classes.working}>
          {basis !== null && (
            <span className={classes.basis} data-basis={basis}>
              {BASIS[basis]}
            </span>
          )}{' '}
          {working}
          <RuleLink fact={fact} />
        </p>
      </div>
    </li>
  );
}

/** Every date of the plan with how it was counted; what cannot be counted says where to look. */
export function OutcomeDates(props: { dates: readonly PlannedDate[]; today: string }) {
  const { dates, today } = props;
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="guide-dates">
      <h2 id="guide-dates">Your dates</h2>
      <ol className={classes.list}>
        {dates.map((date) => (
          <DateRow key={date.id} date={date} today={today} />
        ))}
      </ol>
    </section>
  );
}
