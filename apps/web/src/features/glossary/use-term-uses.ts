import type { TermUse } from '@hoa/core/schemas/term-use';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';

/** Where the library uses each term, by the term's slug; empty until that is known. */
export function useTermUses(): ReadonlyMap<string, TermUse> {
  const { utils } = useApi();
  const { data = [] } = useQuery(utils.topics.byTerm.queryOptions());
  return new Map(data.map((use) => [use.term, use]));
}
