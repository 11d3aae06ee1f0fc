import { Window } from 'happy-dom';
import { act, createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../apps/server/src/testing/test-app.ts';
import { createPortalClient, type PortalClient } from './portal-client.ts';
import { type Ask, useAsk } from './use-ask.ts';

const app = await createTestApp();
const baseUrl = await app.http.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

const window = new Window();
beforeAll(() => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterAll(() => vi.unstubAllGlobals());

/** A component that asks, and what its hook says on each drawing. */
async function drawn(portal: PortalClient) {
  const seen: Ask[] = [];
  const Box = () => {
    seen.push(useAsk(portal));
    return null;
  };
  const root = createRoot(window.document.createElement('div') as unknown as Element);
  await act(() => root.render(createElement(StrictMode, null, createElement(Box))));
  const last = () => {
    const ask = seen.at(-1);
    if (ask === undefined) throw new Error('nothing was drawn');
    return ask;
  };
  return { last, leave: () => act(() => root.unmount()) };
}

/** Counts what is sent to the portal, and may never answer. */
function counted(answer: typeof fetch = fetch) {
  const sent: (AbortSignal | null | undefined)[] = [];
  const portal = createPortalClient({
    baseUrl,
    fetch: (url, init) => {
      sent.push(init?.signal);
      return answer(url, init);
    },
  });
  return { sent, portal };
}
const never: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

test('a question goes from idle over its first answer to the one that stays, asked once', async () => {
  const { sent, portal } = counted();
  const { last, leave } = await drawn(portal);
  expect(last().status).toBe('idle');
  let asked: Promise<unknown> = Promise.resolve();
  await act(() => {
    asked = Promise.all([last().ask('What is a quorum?'), last().ask('What is a quorum?')]);
  });
  expect(last()).toMatchObject({ status: 'asking', question: 'What is a quorum?' });
  await act(() => asked);
  expect(last()).toMatchObject({ status: 'answered', question: 'What is a quorum?', written: [] });
  expect(last().answer?.sources[0]?.slug).toBe('quorum-requirements');
  expect(sent).toHaveLength(1);
  await leave();
});

test('a refusal is an error with its fields', async () => {
  const { portal } = counted();
  const { last, leave } = await drawn(portal);
  await act(() => last().ask(' '));
  expect(last().status).toBe('failed');
  expect(last().error).toMatchObject({
    code: 'bad-request',
    fields: [{ field: 'question', message: 'Please enter your question' }],
  });
  await leave();
});

test('stopping, another question and leaving the page each end the call', async () => {
  const { sent, portal } = counted(never);
  const { last, leave } = await drawn(portal);
  const ask = async (question: string) => {
    await act(async () => {
      void last().ask(question);
    });
    await vi.waitFor(() => expect(sent.at(-1)?.aborted).toBe(false));
  };
  await ask('First?');
  await act(() => last().stop());
  expect([last().status, sent[0]?.aborted]).toEqual(['stopped', true]);
  await ask('Second?');
  await ask('Third?');
  expect(sent.map((signal) => signal?.aborted)).toEqual([true, true, false]);
  await leave();
  expect(sent[2]?.aborted).toBe(true);
});

test('a server renders it idle', () => {
  const { portal } = counted(never);
  const Box = () => useAsk(portal).status;
  expect(renderToString(createElement(Box))).toBe('idle');
});
