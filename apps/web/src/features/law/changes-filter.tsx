import type { State } from '@hoa/core/jurisdictions';
import { LAW_PAGES } from '@hoa/core/law/law-pages';
import { type MouseEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFieldValue } from '../../components/use-field-value';
import { pathForState, useStoredState } from '../../navigation/chosen-state';
import { isPlainClick, KEEPS_PLACE } from '../../navigation/section-link';
import classes from './changes-filter.module.css';

interface ChangesFilterProps {
  /** Two letters of the state whose changes alone are shown. */
  asked: string | undefined;
  /** Those of which there is something. */
  states: readonly State[];
}

const { path } = LAW_PAGES.changes;

/**
 * Shows the changes of one state alone, under an address of its own: a form where no script runs.
 * What the device remembers is only offered, since folding others away would move the page.
 */
export function ChangesFilter({ asked, states }: ChangesFilterProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLSelectElement>(null);
  useFieldValue(field, asked ?? '');
  const stored = useStoredState();
  const names = states.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const isOffered = stored !== undefined && stored.code !== asked;
  const show = (code: string) =>
    navigate(code === '' ? path : pathForState(path, code), { state: KEEPS_PLACE });
  const accept = (event: MouseEvent, code: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(code);
    // The offer goes with its choice, and the keyboard stays where that can be changed.
    field.current?.focus();
  };
  return (
    <form method="get" action={path} className={classes.filter} data-screen-only>
      <label htmlFor="changes-state">Changes of</label>
      <select
        ref={field}
        id="changes-state"
        name="state"
        className={classes.select}
        defaultValue={asked ?? ''}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => show(value)}
      >
        <option value="">All states</option>
        {names.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={classes.show}>
          Show
        </button>
      </noscript>
      {isOffered && (
        <a
          href={pathForState(path, stored.code)}
          className={`link ${classes.offer}`}
          onClick={(event) => accept(event, stored.code)}
        >
          Only {stored.name}
        </a>
      )}
    </form>
  );
}
