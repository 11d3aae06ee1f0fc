import type { PlacedFact } from './law-files.ts';

/** The facts of the table, found by id or by state, each with where it stands. */
export interface LawPlaces {
  byId(id: string): PlacedFact | undefined;
  ofState(code: string): readonly PlacedFact[];
}

/** Readies the facts of the table for the checks of articles. */
export function lawPlaces(facts: readonly PlacedFact[]): LawPlaces {
  const byId = new Map(facts.map((placed) => [placed.fact.id, placed]));
  const byState = Map.groupBy(facts, ({ fact }) => fact.state);
  return {
    byId: (id) => byId.get(id),
    ofState: (code) => byState.get(code) ?? [],
  };
}

/** A fact with its place: 'va-fine-cap (law/facts/VA.yaml:30)'. */
export function factPlace({ fact, file, line }: PlacedFact): string {
  return `${fact.id} (law/${file}:${line})`;
}
