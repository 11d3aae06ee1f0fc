// A partner's pages on React Query, rendered on a server: prints what they say.
import {
  type AppRouter,
  createPortalClient,
  PortalClientError,
  type RouterOutputs,
} from '@hoa/client';
import { useAsk } from '@hoa/client/react';
import { dehydrate, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

declare const process: {
  env: Record<string, string | undefined>;
  stdout: { write(text: string): void };
};

const portal = createPortalClient({ baseUrl: process.env.PORTAL_URL ?? '' });
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const queries = createTRPCOptionsProxy<AppRouter>({ client: portal, queryClient });

function Title({ slug }: { slug: string }) {
  const { data, error } = useQuery(queries.topics.bySlug.queryOptions({ slug }));
  const topic: RouterOutputs['topics']['bySlug'] | undefined = data;
  return createElement('h1', null, topic?.title ?? error?.message ?? 'Loading');
}

function Box() {
  const { status } = useAsk(portal);
  return createElement('p', null, status);
}

export function WhatDoesNotCompile(): void {
  // @ts-expect-error a slug is text
  useQuery(queries.topics.bySlug.queryOptions({ slug: 5 }));
  // @ts-expect-error there is no such procedure
  useQuery(queries.topics.all.queryOptions());
  const { answer } = useAsk(portal);
  const status: 'answered' | 'partial' | 'not-covered' | undefined = answer?.status;
  void status;
}

await queryClient.prefetchQuery(queries.topics.bySlug.queryOptions({ slug: 'reserve-funds' }));
const refusal = await queryClient
  .fetchQuery(queries.categories.bySlug.queryOptions({ slug: 'nothing-here' }))
  .then(
    () => 'none',
    (error: unknown) => (error instanceof PortalClientError ? error.code : String(error)),
  );
const page = createElement(
  QueryClientProvider,
  { client: queryClient },
  createElement(Title, { slug: 'reserve-funds' }),
  createElement(Box),
);
process.stdout.write(
  JSON.stringify({
    html: renderToString(page),
    sent: dehydrate(queryClient).queries.length,
    refusal,
  }),
);
