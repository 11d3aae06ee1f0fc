import { countFigure } from '@hoa/core/guides/guide-figures';
import { FEDERAL } from '@hoa/core/jurisdictions';
import type { Guide, GuideFigure } from '@hoa/core/schemas/guide';
import type { LawFact, LawFigure } from '@hoa/core/schemas/law';

/** Ids of the facts that editors read and set aside for a part of a guide, by the guide and the part. */
export type SetAside = ReadonlyMap<string, readonly string[]>;

/** A part of a guide that counts by figures: a date, a share, a check. */
interface CountingPart {
  id: string;
  figures: readonly GuideFigure[];
}

/** How {@link SetAside} names a part of a guide. */
export function partKey({ slug }: Pick<Guide, 'slug'>, { id }: Pick<CountingPart, 'id'>): string {
  return `${slug}.${id}`;
}

/** The kinds of community whose law a fact is, each with its state: 'CA condominium'. */
function jurisdictionKindsOf({ state, community, cooperatives }: LawFact): string[] {
  const kinds = [
    ...(community === 'both' ? ['planned-community', 'condominium'] : [community]),
    ...(cooperatives === true ? ['cooperative'] : []),
  ];
  return kinds.map((kind) => `${state} ${kind}`);
}

/** Whether a figure is a time that a day can be counted by. */
export function countsTime(figure: LawFigure): boolean {
  return countFigure('2026-11-22', figure, 'after') !== undefined;
}

/** Whether a figure is a part of a whole. */
function countsShare({ unit }: LawFigure): boolean {
  return unit === 'percent' || unit === 'share';
}

/** A kind of figure, and the parts of a guide that count by it. */
const KINDS: readonly {
  name: string;
  counts: (figure: LawFigure) => boolean;
  partsOf: (guide: Guide) => readonly CountingPart[];
}[] = [
  { name: 'a figure of time', counts: countsTime, partsOf: ({ dates }) => dates },
  {
    name: 'a share',
    counts: countsShare,
    partsOf: ({ shares, checks }) => [
      ...shares,
      ...checks.filter(({ kind }) => kind === 'increase'),
    ],
  },
];

/** Facts on the questions of a part, with a figure that counts, where it counts by nothing itself. */
function openFacts(
  { figures }: CountingPart,
  facts: readonly LawFact[],
  counts: (figure: LawFigure) => boolean,
): string[] {
  const ids = new Set(figures.map(({ fact }) => fact));
  const named = facts.filter(({ id }) => ids.has(id));
  const questions = new Set(named.map(({ question }) => question));
  const counted = new Set(named.flatMap(jurisdictionKindsOf));
  return facts
    .filter((fact) => fact.state !== FEDERAL && questions.has(fact.question) && !ids.has(fact.id))
    .filter((fact) => fact.figures.some(counts))
    .filter((fact) => jurisdictionKindsOf(fact).some((kind) => !counted.has(kind)))
    .map(({ id }) => id);
}

/**
 * What a part of a guide may miss: where it counts by nothing in a state, or for a kind of community
 * there, each fact on its questions that has a figure of its kind, a time or a share, is to be named
 * or set aside. Only parts with a list of what was set aside are held against the table.
 */
export function coverageFaults(
  guide: Guide,
  facts: readonly LawFact[],
  setAside: SetAside,
): string[] {
  return KINDS.flatMap(({ name, counts, partsOf }) =>
    partsOf(guide).flatMap((part) => {
      const aside = setAside.get(partKey(guide, part));
      if (aside === undefined) return [];
      const open = openFacts(part, facts, counts);
      return [
        ...open
          .filter((id) => !aside.includes(id))
          .map((id) => `${part.id}: '${id}' has ${name}; name it or set it aside`),
        ...aside
          .filter((id) => !open.includes(id))
          .map((id) => `${part.id}: '${id}' need not be set aside`),
      ];
    }),
  );
}
