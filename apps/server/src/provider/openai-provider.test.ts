import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  breaksOff,
  brokenJson,
  cutsOff,
  drips,
  dripsBytes,
  emptyChoices,
  errorInStream,
  hangs,
  hangsUp,
  htmlPage,
  hugeOutput,
  ignoresStream,
  nullContent,
  refuses,
  refusesParameter,
  says,
  stalls,
  strangeShape,
} from '../testing/fake-behaviours.ts';
import { type Behaviour, type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';
import { createOpenAiProvider, type Patience } from './openai-provider.ts';
import type { Provider } from './provider.ts';

/** For a provider that answers, however busy the machine is. */
const PATIENT: Patience = { idleMs: 60_000, deadlineMs: 60_000 };
/** For one that never will. */
const IMPATIENT: Patience = { idleMs: 150, deadlineMs: 600 };
const WAIT = { timeout: 60_000 };
const PROMPT = { system: 'rules', user: 'data', maxTokens: 100, deadlineMs: 20_000 };

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.close());

function newProvider({ url = fake.url, patience = PATIENT } = {}): Provider {
  return createOpenAiProvider({ apiKey: 'sk-test', baseUrl: url, model: 'test-model' }, patience);
}

async function readStream(provider: Provider, signal = new AbortController().signal) {
  const pieces = provider.stream(PROMPT, signal);
  let text = '';
  let step = await pieces.next();
  for (; !step.done; step = await pieces.next()) text += step.value;
  return { text, outcome: step.value };
}

describe('a text', () => {
  test('arrives in pieces, or whole', async () => {
    fake.behave(says('A quorum is needed. [1]'));
    const streamed = await readStream(newProvider());
    expect(streamed).toEqual({
      text: 'A quorum is needed. [1]',
      outcome: { ok: true, cut: false },
    });
    const whole = await newProvider().complete(PROMPT, new AbortController().signal);
    expect(whole).toEqual({ ok: true, cut: false, text: 'A quorum is needed. [1]' });
  });

  test('is asked for with the key, the model, a limit and a low temperature', async () => {
    fake.behave(says('Yes. [1]'));
    await readStream(newProvider());
    expect(fake.calls.at(-1)).toMatchObject({
      authorization: 'Bearer sk-test',
      body: {
        model: 'test-model',
        stream: true,
        max_tokens: 100,
        temperature: 0.2,
        messages: [
          { role: 'system', content: 'rules' },
          { role: 'user', content: 'data' },
        ],
      },
    });
  });

  test('that ran out of tokens is known to be cut', async () => {
    fake.behave(says('A quorum is', 'length'));
    expect((await readStream(newProvider())).outcome).toEqual({ ok: true, cut: true });
  });

  test('leaves out what a model thinks aloud first', async () => {
    fake.behave(says('\n<think>The user wants <b>tags</b></think>\n\nA quorum. [1]'));
    expect((await readStream(newProvider())).text.trim()).toBe('A quorum. [1]');
  });

  test('comes from a server that knows parameters by other names, asked twice once', async () => {
    const provider = newProvider();
    fake.behave(refusesParameter('max_tokens', refusesParameter('temperature', says('Yes. [1]'))));
    const before = fake.calls.length;
    expect((await readStream(provider)).outcome).toEqual({ ok: true, cut: false });
    expect(fake.calls.length - before).toBe(3);
    expect((await readStream(provider)).outcome).toEqual({ ok: true, cut: false });
    expect(fake.calls.length - before).toBe(4);
  });

  test('comes from such a server to all who are the first to ask it, at the same time', async () => {
    const provider = newProvider();
    const { promise: allAsked, resolve } = Promise.withResolvers<void>();
    const before = fake.calls.length;
    const answer = refusesParameter(
      'max_tokens',
      refusesParameter('temperature', says('Yes. [1]')),
    );
    fake.behave(async (call, response) => {
      if (fake.calls.length - before === 3) resolve();
      await allAsked;
      return answer(call, response);
    });
    const asked = await Promise.all([1, 2, 3].map(() => readStream(provider)));
    expect(asked.map(({ outcome }) => outcome)).toEqual(Array(3).fill({ ok: true, cut: false }));
  });
});

describe('a provider that fails is named by how', () => {
  const SHORT_WAIT = { 'retry-after': '0' };
  const faults: [string, Behaviour, string, number][] = [
    ['hangs up', hangsUp, 'unreachable', 2],
    ['refuses the key', refuses(401), 'rejected', 1],
    ['does not know the model', refuses(404), 'rejected', 1],
    ['is busy for a minute', refuses(429, { 'retry-after': '60' }), 'busy', 1],
    ['is busy for a moment', refuses(429, SHORT_WAIT), 'busy', 2],
    [
      'is busy until a date',
      refuses(429, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
      'busy',
      1,
    ],
    ['has an error', refuses(500, SHORT_WAIT), 'failing', 2],
    ['never answers', hangs, 'too-slow', 1],
    ['drips bytes for ever', dripsBytes, 'too-slow', 1],
    ['falls silent', stalls, 'too-slow', 1],
    ['ends in the middle', cutsOff, 'cut-off|unreadable', 1],
    ['breaks off', breaksOff, 'cut-off', 1],
    ['has no choice', emptyChoices, 'empty|cut-off', 1],
    ['has null for a text', nullContent, 'empty', 1],
    ['speaks in another shape', strangeShape, 'unreadable', 1],
    ['sends broken JSON', brokenJson, 'unreadable', 1],
    ['reports an error in its stream', errorInStream, 'failing|unreadable', 1],
    ['sends a web page', htmlPage, 'unreadable', 1],
    ['does not stop', hugeOutput, 'too-large', 1],
    ['filters its text', says('Some text', 'content_filter'), 'declined', 1],
    ['refuses the request', refuses(400), 'declined', 1],
  ];

  test.each(faults)('%s', async (_, behaviour, reason, calls) => {
    fake.behave(behaviour);
    for (const ask of ['stream', 'complete'] as const) {
      const before = fake.calls.length;
      // Without its own end to it, the portal would wait as long as the prompt allows.
      const provider = newProvider({ patience: reason === 'too-slow' ? IMPATIENT : PATIENT });
      const outcome =
        ask === 'stream'
          ? (await readStream(provider)).outcome
          : await provider.complete(PROMPT, new AbortController().signal);
      expect(outcome.ok ? 'ok' : outcome.reason).toMatch(new RegExp(`^(?:${reason})$`));
      expect(fake.calls.length - before).toBe(calls);
    }
  });

  test('sends no stream where one was asked for', async () => {
    fake.behave(ignoresStream);
    const { outcome } = await readStream(newProvider());
    expect(outcome).toEqual({ ok: false, reason: 'unreadable' });
  });

  test('refuses connections', async () => {
    const closed = await startFakeProvider();
    await closed.close();
    const { outcome } = await readStream(newProvider({ url: closed.url }));
    expect(outcome).toEqual({ ok: false, reason: 'unreachable' });
  });
});

test('a second attempt that succeeds is the answer', async () => {
  fake.behave(refuses(503, { 'retry-after': '0' }), says('Fine. [1]'));
  expect(await readStream(newProvider())).toEqual({
    text: 'Fine. [1]',
    outcome: { ok: true, cut: false },
  });
});

test('a redirect is not followed: the key would go with it', async () => {
  fake.behave((_call, response) => {
    response.writeHead(307, { location: `${fake.url}/chat/completions` }).end();
  });
  const { outcome } = await readStream(newProvider());
  expect(outcome).toEqual({ ok: false, reason: 'unreachable' });
});

describe('a caller who leaves', () => {
  const untilHungUp = () => vi.waitFor(() => expect(fake.calls.at(-1)?.hungUp).toBe(true), WAIT);

  test('before the first byte is gone for the provider too', async () => {
    fake.behave(hangs);
    const before = fake.calls.length;
    const caller = new AbortController();
    const reading = readStream(newProvider(), caller.signal);
    await vi.waitFor(() => expect(fake.calls.length).toBe(before + 1), WAIT);
    caller.abort();
    expect((await reading).outcome).toEqual({ ok: false, reason: 'stopped' });
    await untilHungUp();
  });

  test('in the middle of the text is gone for the provider too', async () => {
    fake.behave(drips(['One. ', 'Two. '], 10, hangs));
    const caller = new AbortController();
    const pieces = newProvider().stream(PROMPT, caller.signal);
    expect((await pieces.next()).value).toMatch(/^One/);
    caller.abort();
    let step = await pieces.next();
    while (!step.done) step = await pieces.next();
    expect(step.value).toEqual({ ok: false, reason: 'stopped' });
    await untilHungUp();
  });

  test('before anything was sent costs nothing', async () => {
    const before = fake.calls.length;
    const { outcome } = await readStream(newProvider(), AbortSignal.abort());
    expect(outcome).toEqual({ ok: false, reason: 'stopped' });
    expect(fake.calls.length).toBe(before);
  });

  test('by not reading on ends the request', async () => {
    fake.behave(drips(['One. ', 'Two. '], 10, hangs));
    for await (const _ of newProvider().stream(PROMPT, new AbortController().signal)) break;
    await untilHungUp();
  });
});
