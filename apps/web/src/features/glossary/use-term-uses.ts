import type { TermUse } from '@hoa/core/schemas/term-use';
import { trpc } from '../../api/trpc';

/** Where the library uses each term, by the term's slug; empty until that is known. */
export function useTermUses(): ReadonlyMap<string, TermUse> {
  const { data = [] } = trpc.topics.byTerm.useQuery();
  return new Map(data.map((use) => [use.term, use]));
}
