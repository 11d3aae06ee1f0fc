import { jurisdiction, type State } from '@hoa/core/jurisdictions';
import type { LawChanges, LawFact, LawNotice } from '@hoa/core/schemas/law';

/** What changed in the law of a state, and what is ahead. */
export interface StateChanges {
  state: State;
  notices: LawNotice[];
  /** Rules that will change. */
  changing: LawFact[];
  /** Rules that took effect lately. */
  lately: LawFact[];
  /** The nearest day ahead as YYYY-MM-DD; undefined where nothing ahead has one. */
  next: string | undefined;
}

/** States that stand open: those with the nearest days, as many as fit a screen or two. */
const OPEN_STATES = 2;

function nearestDay({ notices, changing }: Omit<StateChanges, 'next'>, today: string) {
  const days = [
    ...notices.map(({ effective }) => effective ?? ''),
    ...changing.flatMap(({ changes }) => changes.map(({ date }) => date)),
  ];
  return days.filter((day) => day > today).sort()[0];
}

/**
 * The register and the changed rules state by state: the nearest day ahead first, then by name.
 *
 * @param today YYYY-MM-DD; days up to it are not ahead
 */
export function changesByState({ notices, facts }: LawChanges, today: string): StateChanges[] {
  const codes = new Set([...notices, ...facts].map(({ state }) => state));
  const groups = Array.from(codes, (code): StateChanges => {
    const own = facts.filter((fact) => fact.state === code);
    const group = {
      state: jurisdiction(code),
      notices: notices.filter(({ state }) => state === code),
      changing: own.filter(({ changes }) => changes.length > 0),
      lately: own.filter(({ changes }) => changes.length === 0),
    };
    return { ...group, next: nearestDay(group, today) };
  });
  const day = ({ next = '9' }: StateChanges) => next;
  return groups.sort(
    (a, b) => day(a).localeCompare(day(b)) || a.state.name.localeCompare(b.state.name, 'en'),
  );
}

/** Whether a state stands open: it was asked for, or its day is among the nearest. */
export function isOpenAtFirst(groups: readonly StateChanges[], group: StateChanges): boolean {
  const place = groups.indexOf(group);
  return groups.length === 1 || (group.next !== undefined && place < OPEN_STATES);
}
