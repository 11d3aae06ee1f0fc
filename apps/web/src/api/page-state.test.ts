import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  dehydrateQueries,
  hydrateQueries,
  leaveOutShown,
  type PageState,
  putBackShown,
} from './page-state';

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

test('a text that the page shows travels once, and is put back from there', () => {
  const [first, second] = ['One', 'Two'].map((word) => `<p>${`${word} "vote". `.repeat(50)}</p>`);
  const body = `<h1>Votes</h1><div class="article">${first}</div><div class="article">${second}</div>`;
  // As much of the document as is asked of it; a journey does it in a browser.
  const texts = [{ innerHTML: first }, { innerHTML: second }];
  const page = { querySelectorAll: () => texts } as unknown as ParentNode;
  const data = { title: 'Votes', content: { content: second, excerpt: 'Owners' } };
  const sentText = JSON.stringify({ data }, leaveOutShown(body));
  expect(sentText).not.toContain('vote');
  expect(JSON.parse(sentText, putBackShown(page))).toEqual({ data });
});

test('a text that the page shows a part of only, or not at all, travels with its state', () => {
  const text = 'Owners vote. '.repeat(50);
  for (const shown of ['', text.slice(0, -13), `${text}More.`]) {
    const body = `<div class="article">${shown}</div>`;
    expect(JSON.parse(JSON.stringify([text], leaveOutShown(body)))).toEqual([text]);
  }
});
