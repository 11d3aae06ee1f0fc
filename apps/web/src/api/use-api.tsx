import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Api } from './api';

const ApiContext = createContext<Api | null>(null);

/** Gives the components below it the API: `const { utils } = useApi()`. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={api.queryClient}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

/** The typed API: `useQuery(utils.topics.bySlug.queryOptions({ slug }))`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
