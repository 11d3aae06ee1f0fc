import { jurisdiction } from '@hoa/core/jurisdictions';
import type { LawFact } from '@hoa/core/schemas/law';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Citation, communityName, FactDates, Verification } from './law-facts';
import classes from './sorted-table.module.css';

/** What rows can be sorted by: the heading of a column, and the word of a row that counts. */
const COLUMNS = {
  state: { label: 'State', of: (fact: LawFact) => jurisdiction(fact.state).name },
  community: { label: 'Community', of: communityName },
  verified: { label: 'Section and date', of: (fact: LawFact) => fact.textDate },
} as const;

interface Sorting {
  by: keyof typeof COLUMNS;
  direction: 'ascending' | 'descending';
}

/** The rows in the order that was asked for, those of the visitor's state first. */
export function sortRows(
  facts: readonly LawFact[],
  sorting: Sorting | undefined,
  chosen: string | undefined,
): LawFact[] {
  const column = sorting && COLUMNS[sorting.by];
  const sign = sorting?.direction === 'descending' ? -1 : 1;
  const first = ({ state }: LawFact) => (state === chosen ? 0 : 1);
  return facts.toSorted(
    (a, b) =>
      first(a) - first(b) ||
      (column === undefined ? 0 : sign * column.of(a).localeCompare(column.of(b), 'en')),
  );
}

const SORT_ICONS = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown };

interface SortableHeadingProps {
  column: Sorting['by'];
  sorting: Sorting | undefined;
  onSort: (column: Sorting['by']) => void;
}

/** The heading of a column with the button that sorts by it. */
function SortableHeading({ column, sorting, onSort }: SortableHeadingProps) {
  const { label } = COLUMNS[column];
  const direction = sorting?.by === column ? sorting.direction : undefined;
  const Icon = SORT_ICONS[direction ?? 'none'];
  return (
    <th scope="col" aria-sort={direction}>
      {label}
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort(column)}
        aria-label={`Sort by ${label.toLowerCase()}`}
        data-needs-script
        data-screen-only
      >
        <Icon size={16} stroke={1.75} aria-hidden />
      </button>
    </th>
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
      <td className="note">{communityName(fact)}</td>
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

export interface RowsProps {
  facts: readonly LawFact[];
  /** The state of the visitor. */
  chosen: string | undefined;
}

/** The rules of all states in rows, sortable, those of the visitor's state first. */
export function SortedTable({ facts, chosen }: RowsProps) {
  const [sorting, setSorting] = useState<Sorting>();
  const sort = (by: Sorting['by']) =>
    setSorting((now) => {
      const isTurned = now?.by === by && now.direction === 'ascending';
      return { by, direction: isTurned ? 'descending' : 'ascending' };
    });
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <SortableHeading column="state" sorting={sorting} onSort={sort} />
          <SortableHeading column="community" sorting={sorting} onSort={sort} />
          <th scope="col">Rule</th>
          <SortableHeading column="verified" sorting={sorting} onSort={sort} />
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
