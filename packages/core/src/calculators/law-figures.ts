import { STATES } from '../jurisdictions.ts';
import { isRuleFor } from '../law/community-kinds.ts';
import { citationText } from '../law/law-text.ts';
import type { LawFact } from '../schemas/law.ts';
import type { Law } from './calculator.ts';
import type { Option } from './field.ts';
import { parseShare, type Share } from './share.ts';

/** Which law an association is under, as calculators ask for it. */
export type Community = 'planned-community' | 'condominium';

export const COMMUNITY_FIELD = {
  kind: 'choice',
  label: 'Kind of community',
  start: 'planned-community',
  isOptional: true,
  options: [
    { value: 'planned-community', label: 'Planned community (houses or townhouses)' },
    { value: 'condominium', label: 'Condominium' },
  ] as const satisfies readonly Option[],
} as const;

export const STATE_FIELD = {
  kind: 'state',
  label: 'State',
  help: 'Adds what our table of the law says of it.',
  start: '',
  isOptional: true,
} as const;

/** Where the caps of a calculator are from. */
export const CAP_SOURCE =
  'A cap of law is applied only for a state that is chosen, as the section named with it has it.';

/**
 * Where in the table of the law a figure stands that a calculator applies: the fact, and what its
 * figure counts, as the table words it. The figure itself is nowhere but in the table.
 */
export interface FigurePlace {
  fact: string;
  of: string;
}

/** A figure of the law with the fact that states it. */
export interface AppliedFigure {
  fact: LawFact;
  value: number;
  share: Share | null;
}

/** The facts that are about a kind of community; none while they are not at hand. */
export function factsFor(law: Law, community: Community): LawFact[] {
  return (law ?? []).filter((fact) => isRuleFor(fact, community));
}

/** The first of some places that the facts at hand hold. */
export function figureAt(
  facts: readonly LawFact[],
  places: readonly FigurePlace[],
): AppliedFigure | undefined {
  for (const { fact: id, of } of places) {
    const fact = facts.find((one) => one.id === id);
    const figure = fact?.figures.find((one) => one.of === of);
    if (fact === undefined || figure === undefined) continue;
    const text = String(figure.value);
    const share = parseShare(figure.unit === 'percent' ? `${text}%` : text);
    return { fact, value: Number(figure.value), share };
  }
  return undefined;
}

/** 'Cal. Civ. Code § 5605(b)'. */
export function sectionOf({ fact }: Pick<AppliedFigure, 'fact'>): string {
  return citationText(fact.citation);
}

const nameOf = (code: string) => STATES.find((state) => state.code === code)?.name ?? code;

/**
 * What to say of the law of the state that was chosen: that none was, that its rules are not at
 * hand, that the table has none on it, or that they are shown and not applied.
 *
 * @param what what a rule would limit: 'how far assessments may rise'
 */
export function lawLimits(state: string, facts: Law, isApplied: boolean, what: string): string[] {
  if (state === '')
    return [`No state is chosen: whether the law limits ${what} was not looked up.`];
  const name = nameOf(state);
  if (facts === undefined) {
    return [`The rules of ${name} are not at hand: whether they limit ${what} was not looked up.`];
  }
  if (facts.length === 0) {
    return [
      `Our table has no rule of ${name} yet on ${what}, for this kind of community. That is no word that there is none.`,
    ];
  }
  return isApplied
    ? []
    : [`The rules of ${name} are shown and not applied: read them beside the result.`];
}
