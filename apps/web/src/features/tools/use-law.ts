import type { Calculator } from '@hoa/core/calculators/calculator';
import { stateByCode } from '@hoa/core/jurisdictions';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';

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
  return {
    facts: isAsked ? results.flatMap(({ data }) => data ?? []) : [],
    isReady: isAsked && results.every(({ isSuccess }) => isSuccess),
    isFailed: isAsked && results.some(({ isError }) => isError),
    /** Fetches again what could not be fetched. */
    retry: () => {
      for (const { isError, refetch } of results) if (isError) refetch();
    },
  };
}
