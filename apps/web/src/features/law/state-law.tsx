import { FEDERAL } from '@hoa/core/jurisdictions';
import { LAW_MATTERS } from '@hoa/core/law/law-matters';
import { statePage } from '@hoa/core/law/law-pages';
import { LAW_QUESTIONS } from '@hoa/core/law/law-questions';
import { dateText } from '@hoa/core/law/law-text';
import type { LawFact, LawOfState, LawQuestion } from '@hoa/core/schemas/law';
import { IconMapPin } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
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

/** What the page holds of the law of a state, and how much of it was checked. */
function standing({ name, code, acts, checked, cited, questions }: LawOfState): string {
  const all = checked + cited;
  if (all === 0) {
    const next = acts.length > 0 ? ' Below are its acts, and where to read them.' : '';
    return `No rule of ${name} was checked by us yet.${next}`;
  }
  const law = code === FEDERAL ? 'federal law' : `${name} law`;
  const asked = `What ${law} says on ${questions} of our ${LAW_QUESTIONS.length} questions.`;
  if (cited === 0) return `${asked} We have read all ${all} rules in the text of the law.`;
  if (checked === 0) {
    return `${asked} Beside each of its ${all} rules we say where we took it from; we have not yet compared them with the text of the law.`;
  }
  return `${asked} We have read ${checked} of its ${all} rules in the text of the law; beside each of the other ${cited} we say where we took it from.`;
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

interface Asked extends LawQuestion {
  facts: LawFact[];
}

/** Many rules: under their matter, folded by question. */
function RulesByMatter({ asked }: { asked: readonly Asked[] }) {
  return mattersOf(asked).map((matter) => (
    <div key={matter.id} id={matter.id} className={classes.matter}>
      <h2>{matter.title}</h2>
      {matter.asked.map(({ id, title, facts }) => (
        <LawFold
          key={id}
          id={id}
          title={title}
          note={<span className="note">{rulesText(facts.length)}</span>}
          isOpen={false}
          Heading="h3"
        >
          <Compare question={id} title={title} />
          <LawFacts facts={facts} />
        </LawFold>
      ))}
    </div>
  ));
}

/** A few rules, which are read through: each question with its rules in plain view. */
function RulesByQuestion({ asked }: { asked: readonly Asked[] }) {
  return asked.map(({ id, title, facts }) => (
    <section key={id} id={id} className={classes.question}>
      <h2 className={classes.title}>{title}</h2>
      <Compare question={id} title={title} />
      <LawFacts facts={facts} />
    </section>
  ));
}

/** The matters of which there is a rule, each with its questions. */
function mattersOf(asked: readonly Asked[]) {
  return LAW_MATTERS.map(({ id, title, questions }) => ({
    id,
    title,
    asked: asked.filter((one) => questions.some((question) => question.id === one.id)),
  })).filter((matter) => matter.asked.length > 0);
}

/** The list of what is on the page: by matter where rules are folded, else by question. */
function contentsOf({ acts, changes }: LawOfState, asked: readonly Asked[], isFolded: boolean) {
  const rules = isFolded
    ? mattersOf(asked).map(({ id, title }) => ({ anchor: id, label: title }))
    : asked.map(({ id, label }) => ({ anchor: id, label }));
  return {
    count: isFolded ? `${rules.length} matters` : `${rules.length} questions`,
    entries: [
      ...rules,
      ...(changes.length > 0 ? [{ anchor: 'law-ahead', label: 'Changes ahead' }] : []),
      ...(acts.length > 0 ? [{ anchor: 'law-acts', label: 'The acts' }] : []),
    ],
  };
}

/** How many questions are unfolded: they alone are printed where there are any. */
function useOpenCount(rules: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const { current } = rules;
    const read = () => setCount(current?.querySelectorAll('details[open]').length ?? 0);
    // One may have been unfolded before the page was live.
    read();
    // The event does not bubble.
    current?.addEventListener('toggle', read, true);
    return () => current?.removeEventListener('toggle', read, true);
  }, [rules]);
  return count;
}

/** What the button to print says that it prints. */
function printLabel(isFolded: boolean, rules: number, open: number): string {
  if (!isFolded) return 'Print as a hand-out';
  if (open === 0) return `Print all ${rulesText(rules)}`;
  return open === 1 ? 'Print the open question' : `Print the ${open} open questions`;
}

/** The law of a state as a hand-out that a board can print. */
export function StateLaw({ law }: { law: LawOfState }) {
  const { name, code, acts, facts, changes, newest } = law;
  const asked = LAW_QUESTIONS.map((question) => ({
    ...question,
    facts: facts.filter((fact) => fact.question === question.id),
  })).filter((question) => question.facts.length > 0);
  const isFolded = facts.length >= RULES_FOLDED;
  const Rules = isFolded ? RulesByMatter : RulesByQuestion;
  const rules = useRef<HTMLDivElement>(null);
  const open = useOpenCount(rules);
  return (
    <>
      <PageBanner part="law" here={name} title={statePage(law).title} text={standing(law)}>
        <BannerLine>
          {newest !== null && (
            <span>
              Newest text or source: <time dateTime={newest}>{dateText(newest)}</time>
            </span>
          )}
          {code !== FEDERAL && <KeepState code={code} name={name} />}
          <PrintButton
            label={printLabel(isFolded, facts.length, open)}
            className={classes.action}
          />
        </BannerLine>
      </PageBanner>
      <div className={`page ${classes.layout}`}>
        {asked.length >= FEWEST_LISTED && (
          <PageContents key={code} {...contentsOf(law, asked, isFolded)} layout="beside" />
        )}
        <div className={classes.sheet}>
          <div ref={rules} className={classes.rules}>
            <Rules asked={asked} />
          </div>
          {changes.length > 0 && (
            <section className={classes.part} aria-labelledby="law-ahead">
              <h2 id="law-ahead">Changes ahead</h2>
              <LawNotices notices={changes} isNamed={false} />
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
            Information, not legal advice. A rule can change after the date it shows: open its
            section before you rely on it. Your own documents may say more.
          </p>
        </div>
      </div>
    </>
  );
}
