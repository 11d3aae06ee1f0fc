import { STATES } from '@hoa/core/jurisdictions';

interface StateOptionsProps {
  none: string;
  /** What a state is called, where that is not its name in English. */
  nameOf?: (name: string) => string;
}

/** The choices of a select for the visitor's state; the first one takes the choice back. */
export function StateOptions({ none, nameOf = (name) => name }: StateOptionsProps) {
  const states = STATES.map(({ code, name }) => ({ code, name: nameOf(name) }));
  return (
    <>
      <option value="">{none}</option>
      {states
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </>
  );
}
