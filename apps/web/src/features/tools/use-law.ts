import type { Calculator } from '@hoa/core/calculators/calculator';
import { stateByCode } from '@hoa/core/jurisdictions';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';

/** How far the rules of the state that was chosen have come. */
export type LawFetching = 'done' | 'pending' | 'failed';

/** The rules of a state on the questions of a calculator, and how far they are fetched. */
export function useLaw({ questions }: Calculator, state: string) {
  const { utils } = useApi();
  const code = stateByCode(state)?.code;
  const isAsked = code !== undefined && questions.length > 0;
  const results = useQueries({
    queries: questions.map((question) =>
      utils.law.facts.queryOptions({ state: code, question }, { enabled: isAsked }),
    ),
  });
  const fetching: LawFetching = !isAsked
    ? 'done'
    : results.some(({ isError }) => isError)
      ? 'failed'
      : results.every(({ isSuccess }) => isSuccess)
        ? 'done'
        : 'pending';
  return {
    /** undefined until all of them are there: some of them would be taken for all. */
    facts: fetching === 'done' ? results.flatMap(({ data }) => data ?? []) : undefined,
    fetching,
    /** Fetches again what could not be fetched. */
    retry: () => {
      for (const { isError, refetch } of results) if (isError) refetch();
    },
  };
}
