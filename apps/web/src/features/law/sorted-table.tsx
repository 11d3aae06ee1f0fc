import { jurisdiction } from '@hoa/core/jurisdictions';
import type { LawFact } from '@hoa/core/schemas/law';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Citation, COMMUNITY, FactDates, Verification } from './law-facts';
import classes from './sorted-table.module.css';

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

export interface RowsProps {
  facts: readonly LawFact[];
  /** The state of the visitor. */
  chosen: string | undefined;
}

/** The rules of all states in rows, sortable, those of the visitor's state first. */
export function SortedTable({ facts, chosen }: RowsProps) {
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
