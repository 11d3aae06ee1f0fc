import type { LawFact } from '../schemas/law.ts';

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
