import type { SearchResult } from '@hoa/core/schemas/search';

/** One thing that can be chosen in the search, with the id of its element. */
export type SearchOption = { id: string } & (
  | { kind: 'topic'; hit: SearchResult['topics'][number] }
  | { kind: 'section'; hit: SearchResult['sections'][number] }
  | { kind: 'term'; hit: SearchResult['terms'][number] }
  | { kind: 'ask' }
);

/** Options under one heading. */
export interface SearchGroup {
  label: string;
  options: SearchOption[];
}

/**
 * What a search found, in the order in which the arrow keys go through it. Asking the assistant is
 * always the last option; groups without a hit are left out.
 */
export function searchGroups(result: SearchResult | undefined): SearchGroup[] {
  const { topics = [], sections = [], terms = [] } = result ?? {};
  const groups: SearchGroup[] = [
    {
      label: 'Topics',
      options: topics.map((hit) => ({ id: `found-topic-${hit.slug}`, kind: 'topic', hit })),
    },
    {
      label: 'In the articles',
      options: sections.map((hit, index) => ({
        id: `found-section-${index}`,
        kind: 'section',
        hit,
      })),
    },
    {
      label: 'HOA terms',
      options: terms.map((hit, index) => ({ id: `found-term-${index}`, kind: 'term', hit })),
    },
    { label: 'Assistant', options: [{ id: 'found-ask', kind: 'ask' }] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
