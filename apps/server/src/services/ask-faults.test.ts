import type { Answer } from '@hoa/core/schemas/answer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AskApp, startAskApp } from '../testing/ask-app.ts';
import * as fault from '../testing/fake-behaviours.ts';
import { type Behaviour, type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';

const QUESTION = 'How many directors make a quorum at a board meeting, and do proxies count?';

let fake: FakeProvider;
let portal: AskApp;
beforeAll(async () => {
  fake = await startFakeProvider();
  portal = await startAskApp({ fake });
});
afterEach(() => {
  portal.isImpatient = false;
});
afterAll(async () => {
  await portal.close();
  await fake.close();
});

const BUSY = { 'retry-after': '60' };
const SLOW: [string, Behaviour, RegExp][] = [
  ['never answers', fault.hangs, /took too long/],
  ['drips bytes for ever', fault.dripsBytes, /took too long/],
  ['falls silent', fault.stalls, /took too long/],
];
const FAULTS: [string, Behaviour, RegExp][] = [
  ['hangs up', fault.hangsUp, /cannot be reached/],
  ['refuses the key', fault.refuses(401), /did not accept/],
  ['does not know the model', fault.refuses(404), /did not accept/],
  ['declines the question', fault.refuses(400), /declined/],
  ['is busy for a minute', fault.refuses(429, BUSY), /is busy/],
  ['has an error', fault.refuses(500, { 'retry-after': '0' }), /has a problem/],
  ['ends in the middle', fault.cutsOff, /broke off/],
  ['breaks the connection', fault.breaksOff, /broke off/],
  ['has no choice', fault.emptyChoices, /broke off|had no answer/],
  ['sends null for a text', fault.nullContent, /had no answer/],
  ['speaks in another shape', fault.strangeShape, /nothing readable/],
  ['sends broken JSON', fault.brokenJson, /nothing readable/],
  ['reports an error in its stream', fault.errorInStream, /has a problem/],
  ['sends a web page', fault.htmlPage, /nothing readable/],
  ['does not stop', fault.hugeOutput, /more than an answer/],
  ['repeats one block for ever', fault.says('Boards vote. [1]\n\n'.repeat(3_000)), /more than/],
  ['has nothing to say', fault.says('NONE'), /not backed/],
  ['cites what was never sent', fault.says('Boards may fine at will [77].'), /not backed/],
];

function withoutId({ answerId: _, ...answer }: Answer) {
  return answer;
}

async function answersFromTheLibrary(behaviour: Behaviour, notice: RegExp) {
  fake.behave(behaviour);
  const { status, body } = await portal.ask(QUESTION);
  expect([status, body.mode]).toEqual([200, 'library']);
  expect(body.notice).toMatch(notice);
  expect(body.notice).not.toMatch(/secret|status \d/);
  expect(body.sources.length).toBeGreaterThan(0);

  const events = await portal.events(QUESTION);
  expect(events[0]).toMatchObject({ type: 'library', composing: true });
  const last = events.at(-1);
  if (last?.type !== 'answer') throw new Error('the stream ended without an answer');
  expect(withoutId(last.answer)).toEqual(withoutId(body));
}

test.each(FAULTS)('a provider that %s leaves the library’s answer', (_, behaviour, notice) =>
  answersFromTheLibrary(behaviour, notice),
);

test.each(SLOW)('a provider that %s leaves the library’s answer', (_, behaviour, notice) => {
  portal.isImpatient = true;
  return answersFromTheLibrary(behaviour, notice);
});
