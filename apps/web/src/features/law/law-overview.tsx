import { FEDERAL, STATES } from '@hoa/core/jurisdictions';
import { LAW_MATTERS } from '@hoa/core/law/law-matters';
import { LAW_FEED, LAW_PAGES, statePage } from '@hoa/core/law/law-pages';
import { dateText } from '@hoa/core/law/law-text';
import type { LawState } from '@hoa/core/schemas/law';
import { IconCheck } from '@tabler/icons-react';
import { BannerLine, PageBanner } from '../../components/page-banner';
import { useChosenState } from '../../navigation/chosen-state';
import classes from './law-overview.module.css';
import { OpenState } from './open-state';

/** A count as it is read: '4,435'. */
const numberText = (count: number) => count.toLocaleString('en-US');

/** How many rules were checked and how many only cited, told apart. */
function CountText({ state: { checked, cited } }: { state: LawState }) {
  if (checked + cited === 0) return 'Acts only';
  return (
    <>
      {checked > 0 && (
        <>
          <IconCheck size={14} stroke={2.25} aria-hidden />
          {`${checked}\u00a0checked${cited > 0 ? ', ' : ''}`}
        </>
      )}
      {cited > 0 && `${cited}\u00a0cited`}
    </>
  );
}

interface StatesProps {
  states: readonly LawState[];
  /** The state of the visitor. */
  chosen: string | undefined;
}

/** Federal law, which applies everywhere, and then every state by name: one list. */
function States({ states, chosen }: StatesProps) {
  return (
    <section className={classes.group} aria-labelledby="law-states">
      <h2 id="law-states">Every state, A to Z</h2>
      <p className="muted">
        Checked is a rule that we read in its section. Cited is one whose source is named beside it
        and which we have not read in the law. Federal law comes first: it applies in every state.
      </p>
      <ul className={classes.states}>
        {states.map((state) => (
          <li key={state.code} data-federal={state.code === FEDERAL || undefined}>
            <a
              href={statePage(state).path}
              className={classes.state}
              data-chosen={state.code === chosen || undefined}
            >
              <span className={classes.name}>{state.name}</span>
              <span className={classes.count}>
                <CountText state={state} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The questions by matter, each with the way to what every state says on it. */
function Questions() {
  return (
    <section className={classes.group} aria-labelledby="law-questions">
      <h2 id="law-questions">One question, every state</h2>
      <div className={classes.matters}>
        {LAW_MATTERS.map((matter) => (
          <div key={matter.id} className={classes.matter}>
            <h3>{matter.title}</h3>
            <ul>
              {matter.questions.map(({ id, title }) => (
                <li key={id}>
                  <a href={`/law/questions/${id}`} className={classes.question}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** How much there is of everything, and how new it is. */
function Standing({ states }: { states: readonly LawState[] }) {
  const sum = (count: (state: LawState) => number) =>
    numberText(states.reduce((total, state) => total + count(state), 0));
  const newest = states
    .map((state) => state.newest ?? '')
    .sort()
    .at(-1);
  const looked = states.filter(
    ({ checked, cited, code }) => code !== FEDERAL && checked + cited > 0,
  );
  return (
    <BannerLine>
      <span>
        <strong>{sum(({ checked }) => checked)}</strong> rules checked against the text
      </span>
      <span>
        <strong>{sum(({ cited }) => cited)}</strong> cited, not checked
      </span>
      <span>
        <strong>{looked.length}</strong> of {STATES.length} states, with the District of Columbia
      </span>
      {newest && (
        <span>
          Newest text or source: <time dateTime={newest}>{dateText(newest)}</time>
        </span>
      )}
    </BannerLine>
  );
}

/** What the portal knows of the law: by state, by question, and how far it was checked. */
export function LawOverview({ states }: { states: readonly LawState[] }) {
  const chosen = useChosenState();
  return (
    <>
      <PageBanner
        part="law"
        title="The law of your state"
        text="Rules on associations differ from state to state. Here each one stands with its section, the date of the text or source it was taken from, and whether we have read it in the law, so that you can check it yourself."
      >
        <OpenState />
        <p className={classes.ways} data-screen-only>
          <a href="#law-questions" className={`link ${classes.moreLink}`}>
            Compare all states on one question
          </a>
          <a href={LAW_PAGES.changes.path} className={`link ${classes.moreLink}`}>
            What changed and what is ahead
          </a>
        </p>
        <Standing states={states} />
      </PageBanner>
      <div className="page">
        <States states={states} chosen={chosen?.code} />
        <Questions />
        <p className={classes.more}>
          {/* A feed is no page: the browser opens it by itself. */}
          <a href={LAW_FEED} target="_self" className={`link ${classes.moreLink}`} data-screen-only>
            Follow the states in a feed reader
          </a>
          <span className="note">
            This is information, not legal advice. A rule can change after the date it shows: open
            the section before you rely on it.
          </span>
        </p>
      </div>
    </>
  );
}
