import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { API_PROCEDURES } from '../trpc/api-procedures.ts';

const app = await createTestApp({ environment: { ASK_PER_MINUTE: '1000' } });
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

type Called = Awaited<ReturnType<Client['callTool']>>;

/** What a tool said to the model. */
function textOf({ content }: Called): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

/** The tools, each with what its procedure's example would have a model fill in. */
const EXAMPLES = [...API_PROCEDURES.values()].flatMap(({ tool, example }) => {
  if (tool === undefined) return [];
  const input: Record<string, unknown> = { ...Object(example.input) };
  const names = Object.keys(tool.arguments?.schema.shape ?? input);
  const given = names.map((name) => [name, name === 'query' ? input.q : input[name]]);
  return [{ name: tool.name, given: Object.fromEntries(given) }];
});

describe.each(['legacy', 'auto'] as const)('an agent that negotiates %s', (mode) => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const call = (name: string, given: Record<string, unknown>) =>
    client.callTool({ name, arguments: given });
  beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`))));
  afterAll(() => client.close());

  test('has the example of every tool answered as its schema says, with text beside it', async () => {
    const { tools } = await client.listTools();
    expect(EXAMPLES).toHaveLength(tools.length);
    for (const { name, given } of EXAMPLES) {
      const result = await call(name, given);
      expect([result.isError ?? false, textOf(result)], name).toEqual([
        false,
        expect.stringMatching(/\S/),
      ]);
      const schema = tools.find((tool) => tool.name === name)?.outputSchema ?? false;
      const validate = ajv.compile(schema);
      expect([validate(result.structuredContent), validate.errors], name).toEqual([true, null]);
      // It is read elsewhere.
      expect(JSON.stringify(result.structuredContent)).not.toMatch(/"url":"\//);
    }
  });

  test('is told of an argument that every tool would leave unread', async () => {
    for (const { name, given } of EXAMPLES) {
      const result = await call(name, { ...given, zzz: 1 });
      expect([result.isError, textOf(result)], name).toEqual([
        true,
        'zzz: There is no such field.',
      ]);
    }
  });

  test('is led by a guide to what each thing rests on', async () => {
    const example = EXAMPLES.find(({ name }) => name === 'run_guide');
    const text = textOf(await call('run_guide', example?.given ?? {}));
    expect(text).toMatch(/ \(Records Inspection, ".+", https:\/\/portal\.test\/topic\/[\w#-]+\)/);
  });

  test('is told by a guide how each kind of answer is written', async () => {
    const asked = async (answers: Record<string, string>) =>
      textOf(await call('run_guide', { slug: 'fined', answers }));
    expect(await asked({})).toContain('Answer "state" with two capital letters, such as TX.');
    const answers = { state: 'VA', community: 'condominium', writer: 'owner', stage: 'hearing' };
    expect(await asked({ state: 'VA' })).toContain('Answer "community" with one of these:\n\n- ');
    expect(await asked(answers)).toContain('Answer "noticeDate" with YYYY-MM-DD, or "unknown".');
    const dated = { ...answers, noticeDate: 'unknown', hearingDate: 'unknown' };
    expect(await asked(dated)).toContain(
      'Answer "fineAmount" with dollars, such as 1250.50, or "unknown".',
    );
  });

  test('asks of a state and goes on in a conversation, with the rules that the answer rests on', async () => {
    const given = { question: 'How much may the association fine me?', state: 'VA' };
    const result = await call('ask_with_citations', given);
    expect(result.structuredContent).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ id: 'va-fine-cap', state: 'VA' })]),
    });
    expect(textOf(result)).toMatch(
      /^- Virginia: .+Va\. Code § 55\.1-1819.+, https:.+ text of \d{4}/m,
    );
    const next = { question: 'And in Texas?', earlier: [given.question] };
    expect(textOf(await call('ask_with_citations', next))).toMatch(/fine/);
  });
});
