import type { State } from '@hoa/core/jurisdictions';
import { dateText } from '@hoa/core/law/law-text';
import type { LawChanges, LawFact } from '@hoa/core/schemas/law';
import { useLocation } from 'react-router-dom';
import { PageBanner } from '../../components/page-banner';
import { todayHere } from '../../components/today-here';
import { useBrowserValue } from '../../components/use-browser-value';
import { stateInAddress } from '../../navigation/chosen-state';
import { changesByState, isOpenAtFirst, type StateChanges } from './changes-by-state';
import { ChangesFilter } from './changes-filter';
import classes from './law-changes.module.css';
import { FactText } from './law-facts';
import { LawFold } from './law-fold';
import { LawNotices } from './law-notices';

function ChangingFacts({ title, facts }: { title: string; facts: readonly LawFact[] }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact.id} className={classes.fact}>
            <FactText fact={fact} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** How much there is of a state, in a line. */
function countsText({ notices, changing, lately }: StateChanges): string {
  const ahead = notices.length + changing.length;
  return [
    ...(ahead > 0 ? [`${ahead} ahead or not settled`] : []),
    ...(lately.length > 0 ? [`${lately.length} in effect lately`] : []),
  ].join(' · ');
}

/** What the choice of a state came to: seen where it is nothing, else for who does not see the folds. */
function shownText(shown: readonly StateChanges[], asked: State | undefined): string {
  const [only] = shown;
  if (only === undefined) {
    return `Nothing ${asked === undefined ? '' : `of ${asked.name} `}is on the register at the moment.`;
  }
  return shown.length === 1
    ? `${only.state.name}: ${countsText(only)}`
    : `Changes of ${shown.length} states`;
}

function StateFold({ group, isOpen }: { group: StateChanges; isOpen: boolean }) {
  const { state, notices, changing, lately, next } = group;
  return (
    <LawFold
      id={state.slug}
      title={state.name}
      note={
        <>
          <span className="note">{countsText(group)}</span>
          {next !== undefined && (
            <span className={classes.next}>
              Next: <time dateTime={next}>{dateText(next)}</time>
            </span>
          )}
        </>
      }
      isOpen={isOpen}
    >
      {notices.length > 0 && (
        <>
          <h3 className={classes.title}>Ahead, or reported and not settled</h3>
          <LawNotices notices={notices} isNamed={false} />
        </>
      )}
      <ChangingFacts title="Rules of the table that will change" facts={changing} />
      <ChangingFacts title="In effect lately" facts={lately} />
      <a href={`/law/${state.slug}`} className={`link ${classes.all}`} data-screen-only>
        All of {state.name}
      </a>
    </LawFold>
  );
}

/** What changed in the law lately, and what is ahead, folded by state. */
export function LawChangesView({ changes }: { changes: LawChanges }) {
  const asked = stateInAddress(useLocation().search);
  const today = useBrowserValue(todayHere, new Date().toISOString().slice(0, 10));
  const all = changesByState(changes, today);
  const shown = asked === undefined ? all : all.filter(({ state }) => state.code === asked.code);
  return (
    <>
      <PageBanner
        part="law"
        here="What changed"
        title="What changed and what is ahead"
        text="Rules that took effect lately, and changes that are on their way, each with who says so and the day by which we look again."
      />
      <div className="page">
        {all.length > 0 && (
          <ChangesFilter asked={asked?.code} states={all.map(({ state }) => state)} />
        )}
        <p role="status" className={shown.length === 0 ? 'placeholder' : 'visually-hidden'}>
          {shownText(shown, asked)}
        </p>
        {shown.map((group) => (
          <StateFold
            // A fold that a reader has opened stays so; the one that was asked for begins open.
            key={`${group.state.code} ${asked?.code}`}
            group={group}
            isOpen={isOpenAtFirst(shown, group)}
          />
        ))}
      </div>
    </>
  );
}
