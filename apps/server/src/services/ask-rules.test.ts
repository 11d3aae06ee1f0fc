import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskApp, startAskApp } from '../testing/ask-app.ts';
import * as fault from '../testing/fake-behaviours.ts';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';

const QUESTION = 'What is the most my HOA may fine me for one violation in Virginia?';
const RULE =
  'In Virginia a property owners’ association may charge at most $50 for a single violation';
const FACT = '/law/virginia#va-fine-cap';

let fake: FakeProvider;
let portal: AskApp;

beforeAll(async () => {
  fake = await startFakeProvider();
  portal = await startAskApp({ fake });
});
afterAll(async () => {
  await portal.close();
  await fake.close();
});

const sent = () => {
  const call = fake.calls.at(-1);
  if (call === undefined) throw new Error('The provider was not asked');
  return fault.dataOf(call).sections;
};

test('a provider is shown the rules of the state that bear on the question, each with its section', async () => {
  fake.behave(fault.says('NONE'));
  await portal.ask(QUESTION);
  const [first, ...others] = sent();
  expect(first).toMatchObject({
    number: 1,
    topic: 'Virginia law, § 55.1-1819(D)',
    heading: 'Fine cap',
  });
  expect(first?.text).toContain(RULE);
  expect(first?.text).toContain('Va. Code § 55.1-1819(D)');
  expect(others.map(({ number }) => number)).toEqual(others.map((_, index) => index + 2));
  const ofStates = sent().filter(({ topic }) => / law, /.test(topic));
  expect(ofStates).not.toEqual([]);
  expect(ofStates.filter(({ topic }) => !topic.startsWith('Virginia'))).toEqual([]);
});

test('the rule opens the answer to the letter, and what a provider adds may cite it', async () => {
  fake.behave(
    fault.says(
      'For a violation that goes on, the charge is at most $10 a day, for no longer than 90 days [1].',
    ),
  );
  const { body } = await portal.ask(QUESTION);
  expect(body.mode).toBe('ai');
  expect(body.facts.map(({ id }) => id)).toEqual(['va-fine-cap']);
  const text = body.response.replace(/<[^>]+>/g, '');
  expect(text.startsWith(RULE)).toBe(true);
  expect(text).toContain('read against the text of');
  expect(text).toContain('at most $10 a day');
  expect(body.sources).toMatchObject([{ title: 'Virginia law, § 55.1-1819(D)', url: FACT }]);
  expect(body.sources[0]?.quote).toContain(RULE);
  expect(body.response.match(/<a href="[^"]+">\[\d+\]<\/a>/g)).toEqual([
    `<a href="${FACT}">[1]</a>`,
    `<a href="${FACT}">[1]</a>`,
  ]);
});

test.each([
  ['another figure', 'The charge for a single violation is at most $75 [1].'],
  ['another state', 'In Texas the charge for a single violation is at most $50 [1].'],
  ['a passage that was not sent', 'The charge for a single violation is at most $50 [99].'],
])('a sentence with %s is not shown, and the library’s answer stays', async (_, sentence) => {
  fake.behave(fault.says(sentence));
  const { body } = await portal.ask(QUESTION);
  expect(body.mode).toBe('library');
  expect(body.notice).toBeTypeOf('string');
  expect(body.response).not.toContain('$75');
  expect(body.response).not.toContain('Texas');
  expect(body.sources[0]?.url).toBe(FACT);
});

test('a stream shows the rule with the first block, and once', async () => {
  fake.behave(
    fault.says(
      'For a violation that goes on, the charge is at most $10 a day [1].\n\nIt lasts no longer than 90 days for one that goes on [1].',
    ),
  );
  const blocks: string[] = [];
  for await (const event of await portal.stream(QUESTION)) {
    if (event.type === 'block') blocks.push(event.html.replace(/<[^>]+>/g, ''));
  }
  expect(blocks[0]).toContain(RULE);
  expect(blocks.filter((html) => html.includes(RULE))).toHaveLength(1);
});

test('federal law is shown where no state is named, and leads nothing', async () => {
  fake.behave(fault.says('NONE'));
  const { body } = await portal.ask('May the association forbid my satellite dish on the balcony?');
  expect(sent().map(({ topic }) => topic)).toContain('Federal law, 47 C.F.R. § 1.4000(a)');
  expect(body.facts).toEqual([]);
});
