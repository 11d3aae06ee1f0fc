import { statePage } from '@hoa/core/law/law-pages';
import { LAW_QUESTIONS } from '@hoa/core/law/law-questions';
import { dateText } from '@hoa/core/law/law-text';
import type { LawOfState } from '@hoa/core/schemas/law';
import { IconMapPin } from '@tabler/icons-react';
import { BannerLine, PageBanner } from '../../components/page-banner';
import { PageContents } from '../../components/page-contents';
import { PrintButton } from '../../components/print-button';
import { useStateChoice } from '../../components/state-picker';
import { useStoredState } from '../../navigation/chosen-state';
import { LawActs } from './law-acts';
import { LawFacts } from './law-facts';
import { LawFold, rulesText } from './law-fold';
import { LawNotices } from './law-notices';
import classes from './state-law.module.css';

/** Makes this the visitor's state, or takes it back. */
function KeepState({ code, name }: { code: string; name: string }) {
  const isKept = useStoredState()?.code === code;
  const choose = useStateChoice();
  return (
    <button
      type="button"
      className={classes.action}
      aria-pressed={isKept}
      onClick={() => choose(isKept ? '' : code)}
      data-screen-only
      data-needs-script
    >
      <IconMapPin size={18} stroke={1.75} aria-hidden />
      {isKept ? `${name} is your state` : `Make ${name} my state`}
    </button>
  );
}

/** How much of the state was checked, in one sentence. */
function standing({ name, acts, checked, cited, questions }: LawOfState): string {
  if (checked + cited === 0) {
    const next = acts.length > 0 ? ' Below are its acts, and where to read them.' : '';
    return `No rule of ${name} was checked by us yet.${next}`;
  }
  const parts = [
    ...(checked > 0 ? [`${checked} rules read against the text of the law`] : []),
    ...(cited > 0
      ? [
          `${cited} ${checked > 0 ? '' : 'rules '}cited and not checked, each with where it comes from`,
        ]
      : []),
  ];
  return `${parts.join(', ')}, on ${questions} of ${LAW_QUESTIONS.length} questions.`;
}

/** From so many rules on they are folded away by question. */
const RULES_FOLDED = 40;
/** From so many questions on a page has a list of them. */
const FEWEST_LISTED = 6;

function Compare({ question, title }: { question: string; title: string }) {
  return (
    <a href={`/law/questions/${question}`} className={classes.compare} data-screen-only>
      Compare states<span className="visually-hidden"> on: {title}</span>
    </a>
  );
}

/** The questions on which the table says nothing of this state. */
function Unanswered({ law }: { law: LawOfState }) {
  const answered = new Set(law.facts.map(({ question }) => question));
  const open = LAW_QUESTIONS.filter(({ id }) => !answered.has(id));
  if (answered.size === 0 || open.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="law-open">
      <h2 id="law-open">Not checked by us yet</h2>
      <p className="muted">
        On these questions there may be a rule all the same: read the acts above, or ask a lawyer of
        the state.
      </p>
      <p>{open.map(({ label }) => label).join(' · ')}</p>
    </section>
  );
}

/** The law of a state as a hand-out that a board can print. */
export function StateLaw({ law }: { law: LawOfState }) {
  const { name, code, acts, facts, changes, newest } = law;
  const asked = LAW_QUESTIONS.map((question) => ({
    ...question,
    facts: facts.filter((fact) => fact.question === question.id),
  })).filter((question) => question.facts.length > 0);
  const isFolded = facts.length >= RULES_FOLDED;
  return (
    <>
      <PageBanner part="law" here={name} title={statePage(law).title} text={standing(law)}>
        <BannerLine>
          {newest !== null && (
            <span>
              Newest reading or look-up: <time dateTime={newest}>{dateText(newest)}</time>
            </span>
          )}
          {code !== 'US' && <KeepState code={code} name={name} />}
          <PrintButton label="Print as a hand-out" className={classes.action} />
        </BannerLine>
      </PageBanner>
      <div className={`page ${classes.sheet}`}>
        {!isFolded && asked.length >= FEWEST_LISTED && (
          <PageContents
            key={code}
            entries={asked.map(({ id, label }) => ({ anchor: id, label }))}
            count={`${asked.length} questions`}
            layout="above"
          />
        )}
        {asked.map(({ id, title, facts: found }) =>
          isFolded ? (
            <LawFold
              key={id}
              id={id}
              title={title}
              note={<span className="note">{rulesText(found.length)}</span>}
              isOpen={false}
            >
              <Compare question={id} title={title} />
              <LawFacts facts={found} />
            </LawFold>
          ) : (
            <section key={id} id={id} className={classes.question}>
              <div>
                <h2 className={classes.title}>{title}</h2>
                <Compare question={id} title={title} />
              </div>
              <LawFacts facts={found} />
            </section>
          ),
        )}
        {changes.length > 0 && (
          <section className={classes.part} aria-labelledby="law-ahead">
            <h2 id="law-ahead">Ahead</h2>
            <LawNotices notices={changes} />
          </section>
        )}
        {acts.length > 0 && (
          <section className={classes.part} aria-labelledby="law-acts">
            <h2 id="law-acts">The acts</h2>
            <LawActs acts={acts} />
          </section>
        )}
        <Unanswered law={law} />
        <p className={`note ${classes.part}`}>
          Information, not legal advice. A rule can change after the date it shows: open its section
          before you rely on it. Your own documents may say more.
        </p>
      </div>
    </>
  );
}
