import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dehydrateQueries, hydrateQueries, type PageState } from './page-state';

const ANSWERED = ['topics', { slug: 'quorum-requirements' }];
const FAILED = ['letters'];

/** What a page read while it was made: an answer, and a query that failed. */
async function pageClient(): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.prefetchQuery({ queryKey: ANSWERED, queryFn: () => ({ title: 'Quorum' }) });
  await client.prefetchQuery({
    queryKey: FAILED,
    queryFn: () => Promise.reject(new Error('away')),
  });
  return client;
}

/** As the document carries it. */
const sent = (state: PageState): PageState => JSON.parse(JSON.stringify(state));

test('the browser begins with what the page read, and knows what failed', async () => {
  const browser = new QueryClient();
  hydrateQueries(browser, sent(dehydrateQueries(await pageClient())));
  expect(browser.getQueryData(ANSWERED)).toEqual({ title: 'Quorum' });
  expect(browser.getQueryState(ANSWERED)).toMatchObject({ status: 'success', fetchStatus: 'idle' });
  expect(browser.getQueryState(FAILED)).toMatchObject({ status: 'error', fetchFailureCount: 1 });
});

test('of an answer only the data travel, the same whenever the page was made', async () => {
  const { queries } = dehydrateQueries(await pageClient(), [ANSWERED]);
  expect(queries).toEqual([{ queryKey: ANSWERED, state: { data: { title: 'Quorum' } } }]);
});
