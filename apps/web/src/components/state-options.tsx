import { STATES } from '@hoa/core/jurisdictions';

/** The choices of a select for the visitor's state; the first one takes the choice back. */
export function StateOptions({ none }: { none: string }) {
  return (
    <>
      <option value="">{none}</option>
      {STATES.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}
