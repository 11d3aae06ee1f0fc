import type { LawFact } from '../schemas/law.ts';
import { plainVectors } from '../search/word-vectors.fixture.ts';
import { FactIndex } from './fact-index.ts';

/** A rule of Virginia, but for what a test changes. */
export function lawFact(id: string, changes: Partial<LawFact> = {}): LawFact {
  return {
    id,
    state: 'VA',
    community: 'both',
    question: 'fine-cap',
    statement: `The rule ${id}.`,
    figures: [],
    citation: { act: 'Va. Code', section: '55.1-1819' },
    url: 'https://example.gov/act',
    verification: 'checked',
    textDate: '2026-02',
    changes: [],
    nextReview: '2027-07-01',
    topics: [],
    ...changes,
  };
}

/** Rules, ready to be asked, with what people ask of those on each question of the table. */
export function factIndex(
  facts: readonly LawFact[],
  askedOf: Readonly<Record<string, readonly string[]>>,
): FactIndex {
  const asked = new Map(facts.map(({ id, question }) => [id, askedOf[question] ?? []]));
  const texts = [...facts.map(({ statement }) => statement), ...[...asked.values()].flat()];
  return new FactIndex({ facts, asked }, { vectors: plainVectors([], texts) });
}
