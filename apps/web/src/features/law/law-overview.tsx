import { LAW_FEED, LAW_PAGES } from '@hoa/core/law/law-pages';
import { LAW_QUESTIONS } from '@hoa/core/law/law-questions';
import { dateText } from '@hoa/core/law/law-text';
import type { LawState } from '@hoa/core/schemas/law';
import { BannerLine, PageBanner } from '../../components/page-banner';
import { useChosenState } from '../../navigation/chosen-state';
import classes from './law-overview.module.css';

interface Group {
  id: string;
  title: string;
  text: string;
  states: LawState[];
}

/** States by how far anybody has looked: nobody reads the third group as the first. */
function groupsOf(states: readonly LawState[]): Group[] {
  return [
    {
      id: 'checked',
      title: 'Checked against the text of the law',
      text: 'Rules that were read in their section. Where a state has others, cited and not read, each of them says so.',
      states: states.filter(({ checked }) => checked > 0),
    },
    {
      id: 'cited',
      title: 'Cited, not checked yet',
      text: 'Each rule says where it comes from: a copy of its section, a page about it, or the number of the section alone. None of them counts as checked.',
      states: states.filter(({ checked, cited }) => checked === 0 && cited > 0),
    },
    {
      id: 'unchecked',
      title: 'Not checked by us yet',
      text: 'No rule to show, rather than one we cannot stand behind. Each page names the acts and where their text is.',
      states: states.filter(({ checked, cited }) => checked + cited === 0),
    },
  ].filter((group) => group.states.length > 0);
}

function countText({ checked, cited }: LawState): string {
  if (checked + cited === 0) return 'Acts only';
  const parts = [
    ...(checked > 0 ? [`${checked}\u00a0checked`] : []),
    ...(cited > 0 ? [`${cited}\u00a0cited`] : []),
  ];
  return parts.join(', ');
}

function StateGroup({ group, chosen }: { group: Group; chosen: string | undefined }) {
  const { id, title, text, states } = group;
  return (
    <section className={classes.group} aria-labelledby={`states-${id}`}>
      <h2 id={`states-${id}`}>{title}</h2>
      <p className="muted">{text}</p>
      <ul className={classes.states}>
        {states.map((state) => (
          <li key={state.code}>
            <a
              href={`/law/${state.slug}`}
              className={classes.state}
              data-chosen={state.code === chosen || undefined}
            >
              <span className={classes.name}>{state.name}</span>
              <span className="note">{countText(state)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the portal knows of the law: by state, by question, and how far it was checked. */
export function LawOverview({ states }: { states: readonly LawState[] }) {
  const chosen = useChosenState();
  const sum = (count: (state: LawState) => number) =>
    states.reduce((total, state) => total + count(state), 0);
  const newest = states
    .map((state) => state.newest ?? '')
    .sort()
    .at(-1);
  const looked = states.filter(({ checked, cited, code }) => code !== 'US' && checked + cited > 0);
  return (
    <>
      <PageBanner
        part="law"
        title="The law of your state"
        text="Rules on associations differ from state to state. Here each one stands with its section, the date of the text or source it was taken from, and whether we have read it in the law, so that you can check it yourself."
      >
        <BannerLine>
          <span>
            <strong>{sum(({ checked }) => checked)}</strong> rules checked against the text
          </span>
          <span>
            <strong>{sum(({ cited }) => cited)}</strong> cited, not checked
          </span>
          <span>
            <strong>{looked.length}</strong> of 51 states, with the District of Columbia
          </span>
          {newest && (
            <span>
              Newest reading or look-up: <time dateTime={newest}>{dateText(newest)}</time>
            </span>
          )}
        </BannerLine>
      </PageBanner>
      <div className="page">
        {groupsOf(states).map((group) => (
          <StateGroup key={group.id} group={group} chosen={chosen?.code} />
        ))}
        <section className={classes.group} aria-labelledby="law-questions">
          <h2 id="law-questions">One question, every state</h2>
          <ul className={classes.questions}>
            {LAW_QUESTIONS.map(({ id, title }) => (
              <li key={id}>
                <a href={`/law/questions/${id}`} className={classes.question}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <p className={classes.more}>
          <a href={LAW_PAGES.changes.path} className={`link ${classes.moreLink}`}>
            What changed and what is ahead
          </a>
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
