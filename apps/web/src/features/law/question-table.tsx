import { JURISDICTIONS, jurisdiction, STATES } from '@hoa/core/jurisdictions';
import type { LawComparison, LawFact } from '@hoa/core/schemas/law';
import { slugToTitle } from '@hoa/core/text/slug';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { BannerLine, PageBanner } from '../../components/page-banner';
import { useChosenState } from '../../navigation/chosen-state';
import { Citation, COMMUNITY, FactDates, LawFacts, Verification } from './law-facts';
import { LawFold, rulesText } from './law-fold';
import classes from './question-table.module.css';

/** What rows can be sorted by: the heading of a column, and the word of a row that counts. */
const COLUMNS = [
  { id: 'state', label: 'State', of: (fact: LawFact) => jurisdiction(fact.state).name },
  { id: 'community', label: 'Community', of: (fact: LawFact) => COMMUNITY[fact.community] },
  { id: 'verified', label: 'Section and date', of: (fact: LawFact) => fact.textDate },
] as const;

interface Sorting {
  by: (typeof COLUMNS)[number]['id'];
  isDescending: boolean;
}

/** The rows in the order that was asked for, those of the visitor's state first. */
export function sortRows(
  facts: readonly LawFact[],
  sorting: Sorting | undefined,
  chosen: string | undefined,
): LawFact[] {
  const column = COLUMNS.find(({ id }) => id === sorting?.by);
  const sign = sorting?.isDescending ? -1 : 1;
  const first = ({ state }: LawFact) => (state === chosen ? 0 : 1);
  return facts.toSorted(
    (a, b) =>
      first(a) - first(b) ||
      (column === undefined ? 0 : sign * column.of(a).localeCompare(column.of(b), 'en')),
  );
}

interface SortButtonProps {
  label: string;
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

function SortButton({ label, direction, onSort }: SortButtonProps) {
  const Icon =
    direction === undefined
      ? IconArrowsSort
      : direction === 'ascending'
        ? IconArrowUp
        : IconArrowDown;
  return (
    <button
      type="button"
      className={classes.sort}
      onClick={onSort}
      aria-label={`Sort by ${label.toLowerCase()}`}
      data-needs-script
      data-screen-only
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </button>
  );
}

function Row({ fact, isChosen }: { fact: LawFact; isChosen: boolean }) {
  const { name, slug } = jurisdiction(fact.state);
  return (
    <tr id={fact.id} data-chosen={isChosen || undefined}>
      <th scope="row" className={classes.state}>
        <a href={`/law/${slug}`} className="link">
          {name}
        </a>
        {isChosen && <span className={classes.yours}>Your state</span>}
      </th>
      <td className="note">{COMMUNITY[fact.community]}</td>
      <td className={classes.rule}>
        <p>{fact.statement}</p>
        <FactDates fact={fact} />
      </td>
      <td className={classes.source}>
        <Citation fact={fact} />
        <Verification fact={fact} />
      </td>
    </tr>
  );
}

/**
 * From so many rows on nobody compares them, and they are folded away by state: a table can hold a
 * rule for each of the two kinds of community of every jurisdiction.
 */
const ROWS_FOLDED = 2 * JURISDICTIONS.length;

interface RowsProps {
  facts: readonly LawFact[];
  /** The state of the visitor. */
  chosen: string | undefined;
}

function SortedTable({ facts, chosen }: RowsProps) {
  const [sorting, setSorting] = useState<Sorting>();
  const sort = (by: Sorting['by']) =>
    setSorting((now) => ({ by, isDescending: now?.by === by && !now.isDescending }));
  const direction = (by: Sorting['by']) => {
    if (sorting?.by !== by) return undefined;
    return sorting.isDescending ? 'descending' : 'ascending';
  };
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {COLUMNS.slice(0, 2).map((column) => (
            <th key={column.id} scope="col" aria-sort={direction(column.id)}>
              {column.label}
              <SortButton
                label={column.label}
                direction={direction(column.id)}
                onSort={() => sort(column.id)}
              />
            </th>
          ))}
          <th scope="col">Rule</th>
          <th scope="col" aria-sort={direction('verified')}>
            {COLUMNS[2].label}
            <SortButton
              label={COLUMNS[2].label}
              direction={direction('verified')}
              onSort={() => sort('verified')}
            />
          </th>
        </tr>
      </thead>
      <tbody>
        {sortRows(facts, sorting, chosen).map((fact) => (
          <Row key={fact.id} fact={fact} isChosen={fact.state === chosen} />
        ))}
      </tbody>
    </table>
  );
}

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
  return (
    <>
      <PageBanner
        part="law"
        here={label}
        title={title}
        text={`The rule of ${known.size} of ${JURISDICTIONS.length} jurisdictions side by side, each with its section and whether we have checked it.`}
      >
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
        {facts.length === 0 ? (
          <p className="placeholder">No state is checked on this yet.</p>
        ) : facts.length >= ROWS_FOLDED ? (
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
