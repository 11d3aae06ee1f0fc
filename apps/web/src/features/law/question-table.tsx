import { JURISDICTIONS, jurisdiction, STATES } from '@hoa/core/jurisdictions';
import { questionPage } from '@hoa/core/law/law-pages';
import type { LawComparison, LawFact } from '@hoa/core/schemas/law';
import { slugToTitle } from '@hoa/core/text/slug';
import { IconDownload } from '@tabler/icons-react';
import { BannerLine, PageBanner } from '../../components/page-banner';
import { useChosenState } from '../../navigation/chosen-state';
import { ChooseState } from './choose-state';
import { LawFacts } from './law-facts';
import { LawFold, rulesText } from './law-fold';
import classes from './question-table.module.css';
import { type RowsProps, SortedTable, sortRows } from './sorted-table';
import { StateJumps } from './state-jumps';

/**
 * From so many rows on they are too many to compare and are folded by state: a table can hold a rule
 * for each of the two kinds of community of every jurisdiction.
 */
const ROWS_FOLDED = 2 * JURISDICTIONS.length;

/** From so many states on a page has a row of letters that leads to them. */
const FEWEST_JUMPED = 10;

/** More rules than anybody reads through: a state a fold, the visitor's own first and open. */
function FoldedByState({ facts, chosen }: RowsProps) {
  const byState = Map.groupBy(sortRows(facts, undefined, chosen), ({ state }) => state);
  return [...byState].map(([code, found]) => {
    const { name, slug } = jurisdiction(code);
    return (
      <LawFold
        key={`${code} ${chosen}`}
        id={slug}
        title={name}
        note={<span className="note">{rulesText(found.length)}</span>}
        isOpen={code === chosen}
      >
        <LawFacts facts={found} />
        <a href={`/law/${slug}`} className={`link ${classes.all}`} data-screen-only>
          All of {name}
        </a>
      </LawFold>
    );
  });
}

/** A question with the rules of all states side by side, sortable, to take along as a table. */
export function QuestionTable({ law }: { law: LawComparison }) {
  const { id, label, title, topics, facts } = law;
  const chosen = useChosenState();
  const known = new Set(facts.map(({ state }) => state));
  const missing = STATES.filter(({ code }) => !known.has(code));
  const isFolded = facts.length >= ROWS_FOLDED;
  const anchorOf = (fact: LawFact) => (isFolded ? jurisdiction(fact.state).slug : fact.id);
  return (
    <>
      <PageBanner
        part="law"
        here={label}
        title={title}
        text={`The rule of ${known.size} of ${JURISDICTIONS.length} jurisdictions side by side, each with its section and whether we have checked it.`}
      >
        <div className={classes.choice}>
          <ChooseState id="law-state" action={questionPage(law).path} />
        </div>
        <BannerLine>
          {topics.map((topic) => (
            <a key={topic} href={`/topic/${topic}`} className={`link ${classes.topic}`}>
              {slugToTitle(topic)}
            </a>
          ))}
          <a
            href={`/law/questions/${id}.csv`}
            download={`${id}.csv`}
            className={`link ${classes.topic}`}
            data-screen-only
          >
            <IconDownload size={18} stroke={1.75} aria-hidden />
            Download as CSV
          </a>
        </BannerLine>
      </PageBanner>
      <div className="page">
        {chosen !== undefined && !known.has(chosen.code) && (
          <p className={classes.lacking}>
            {chosen.name} is not checked by us yet on this.{' '}
            <a href={`/law/${chosen.slug}`} className="link">
              Here are its acts
            </a>
            .
          </p>
        )}
        {known.size >= FEWEST_JUMPED && (
          <StateJumps facts={facts} chosen={chosen?.code} anchorOf={anchorOf} />
        )}
        {facts.length === 0 ? (
          <p className="placeholder">No state is checked on this yet.</p>
        ) : isFolded ? (
          <FoldedByState facts={facts} chosen={chosen?.code} />
        ) : (
          <SortedTable facts={facts} chosen={chosen?.code} />
        )}
        {missing.length > 0 && (
          <section className={classes.missing} aria-labelledby="law-missing">
            <h2 id="law-missing">Not checked by us yet</h2>
            <p className="muted">{missing.map(({ name }) => name).join(', ')}.</p>
          </section>
        )}
      </div>
    </>
  );
}
