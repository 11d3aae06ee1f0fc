import { countFigure } from '@hoa/core/guides/guide-figures';
import { FEDERAL } from '@hoa/core/jurisdictions';
import type { Guide, GuideDate } from '@hoa/core/schemas/guide';
import type { LawFact, LawFigure } from '@hoa/core/schemas/law';

/** Ids of the facts that editors read and set aside for a date, by the guide and the date. */
export type SetAside = ReadonlyMap<string, readonly string[]>;

/** How {@link SetAside} names a date of a guide. */
export function dateKey({ slug }: Pick<Guide, 'slug'>, { id }: Pick<GuideDate, 'id'>): string {
  return `${slug}.${id}`;
}

/** The state and the kinds of community whose law a fact is: 'CA condominium'. */
function placesOf({ state, community }: LawFact): string[] {
  const kinds = community === 'both' ? ['planned-community', 'condominium'] : [community];
  return kinds.map((kind) => `${state} ${kind}`);
}

/** Whether a figure is a time that a day can be counted by. */
export function countsTime(figure: LawFigure): boolean {
  return countFigure('2026-11-22', figure, 'after') !== undefined;
}

/**
 * What a date may miss: where it counts by nothing in a state, or for a kind of community there,
 * each fact on its questions that has a figure of time is to be named or set aside. Only dates
 * with a list of what was set aside are held against the table.
 */
export function coverageFaults(
  guide: Guide,
  facts: readonly LawFact[],
  setAside: SetAside,
): string[] {
  return guide.dates.flatMap((date) => {
    const aside = setAside.get(dateKey(guide, date));
    if (aside === undefined) return [];
    const ids = new Set(date.figures.map(({ fact }) => fact));
    const named = facts.filter(({ id }) => ids.has(id));
    const questions = new Set(named.map(({ question }) => question));
    const places = new Set(named.flatMap(placesOf));
    const open = facts
      .filter((fact) => fact.state !== FEDERAL && questions.has(fact.question))
      .filter(({ figures }) => figures.some(countsTime))
      .filter((fact) => placesOf(fact).some((place) => !places.has(place)))
      .map(({ id }) => id)
      .filter((id) => !ids.has(id));
    return [
      ...open
        .filter((id) => !aside.includes(id))
        .map((id) => `${date.id}: '${id}' has a figure of time; name it or set it aside`),
      ...aside
        .filter((id) => !open.includes(id))
        .map((id) => `${date.id}: '${id}' need not be set aside`),
    ];
  });
}
