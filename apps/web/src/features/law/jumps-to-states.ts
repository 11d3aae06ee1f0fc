import { FEDERAL, JURISDICTIONS } from '@hoa/core/jurisdictions';
import type { LawFact } from '@hoa/core/schemas/law';

/** A way to the rules of a state further down a page. */
export interface Jump {
  /** As it is shown: 'N', or the name of a state. */
  label: string;
  /** What a letter stands for, to be heard: 'Nebraska to North Dakota'. */
  names: string | undefined;
  /** The first rule that it leads to. */
  fact: LawFact;
}

/**
 * The ways to the states that have rules on a page: to that of the visitor, to federal law, and to
 * the rest by their first letters.
 *
 * @param facts in the order of the page
 * @param chosen two letters of the state whose rules come first on the page
 */
export function jumpsToStates(facts: readonly LawFact[], chosen: string | undefined): Jump[] {
  const first = new Map<string, LawFact>();
  for (const fact of facts) if (!first.has(fact.state)) first.set(fact.state, fact);
  const places = JURISDICTIONS.flatMap(({ code, name }) => {
    const fact = first.get(code);
    return fact === undefined ? [] : [{ code, name, fact }];
  });
  const isApart = ({ code }: { code: string }) => code === chosen || code === FEDERAL;
  const apart = places
    .filter(isApart)
    .sort((a, b) => Number(b.code === chosen) - Number(a.code === chosen))
    .map(({ name, fact }): Jump => ({ label: name, names: undefined, fact }));
  const rest = places.filter((place) => !isApart(place));
  const letters = [...Map.groupBy(rest, ({ name }) => name.charAt(0))].flatMap(
    ([label, [start, ...others]]): Jump[] => {
      if (start === undefined) return [];
      const last = others.at(-1);
      const names = last === undefined ? start.name : `${start.name} to ${last.name}`;
      return [{ label, names, fact: start.fact }];
    },
  );
  return [...apart, ...letters];
}
