import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { API_PROCEDURES } from '../trpc/api-procedures.ts';

const app = await createTestApp();
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

async function connect(mode: 'legacy' | 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
  return client;
}

/** What a tool said to the model. */
function textOf(result: Awaited<ReturnType<Client['callTool']>>): string {
  return result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

describe.each(['legacy', 'auto'] as const)('an agent that negotiates %s', (mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });
  afterAll(() => client.close());

  test('finds every tool, each described and only reading', async () => {
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    const declared = [...API_PROCEDURES.values()].flatMap(({ tool }) => tool?.name ?? []);
    expect(names).toEqual(declared);
    // Agents were told of these: none is removed or renamed.
    const released = ['ask_with_citations', 'define_term', 'read_topic', 'search_topics'];
    expect(names).toEqual(expect.arrayContaining(released));
    for (const tool of tools) {
      expect(tool.description?.length).toBeGreaterThan(40);
      expect(tool.annotations?.readOnlyHint).toBe(true);
      expect(tool.outputSchema).toBeDefined();
    }
  });

  test('searches topics and gets whole URLs', async () => {
    const result = await client.callTool({
      name: 'search_topics',
      arguments: { query: 'reserve funds' },
    });
    expect(result.structuredContent).toMatchObject({
      topics: expect.arrayContaining([
        expect.objectContaining({
          slug: 'reserve-funds',
          url: 'https://portal.test/topic/reserve-funds',
        }),
      ]),
    });
    expect(textOf(result)).toContain('Reserve Funds (reserve-funds)');
  });

  test('reads an article as Markdown with its sources', async () => {
    const result = await client.callTool({
      name: 'read_topic',
      arguments: { slug: 'reserve-funds' },
    });
    const text = textOf(result);
    expect(text).toContain('# Reserve Funds');
    expect(text).toContain('## In short');
    expect(text).toContain('](https://portal.test/topic/reserve-studies)');
    expect(text).toContain('| - | - |');
    expect(text).toMatch(/Cal\. Civ\. Code § 5510/);
    expect(text).not.toMatch(/<\w/);
  });

  test('is told when the library has no article on a topic', async () => {
    const result = await client.callTool({
      name: 'read_topic',
      arguments: { slug: 'pool-heater-noise-war' },
    });
    expect(textOf(result)).toMatch(/no article on this\. Nearest topics: \w/);
    expect(result.structuredContent).toMatchObject({ known: false });
    const nothing = await client.callTool({
      name: 'read_topic',
      arguments: { slug: 'nobody-knows' },
    });
    expect(nothing.structuredContent).toMatchObject({ known: false, nearest: [] });
    expect(textOf(nothing)).toContain('\n\nThe library has no article on this.\n\n');
  });

  test('has a term defined by any of its names, and an unknown one refused', async () => {
    for (const term of ['quorum', 'ARC', 'architectural review committee', ' Lien ']) {
      const result = await client.callTool({ name: 'define_term', arguments: { term } });
      expect(result.isError ?? false, term).toBe(false);
      expect(textOf(result).length).toBeGreaterThan(40);
    }
    const unknown = await client.callTool({ name: 'define_term', arguments: { term: 'zebra' } });
    expect([unknown.isError, textOf(unknown)]).toEqual([true, 'The glossary has no term "zebra".']);
  });

  test('asks and gets an answer with citations it can link to', async () => {
    const result = await client.callTool({
      name: 'ask_with_citations',
      arguments: { question: 'What is a quorum?' },
    });
    expect(result.structuredContent).toMatchObject({ status: 'answered', mode: 'library' });
    expect(textOf(result)).toMatch(/\[1\] .+https:\/\/portal\.test\/topic\/quorum-requirements#/);
  });

  test('is told that the library does not cover a question', async () => {
    const result = await client.callTool({
      name: 'ask_with_citations',
      arguments: { question: 'Tell me a joke about penguins' },
    });
    expect(result.structuredContent).toMatchObject({ status: 'not-covered', sources: [] });
  });

  test('gets a sentence for a bad argument, never a stack', async () => {
    const calls = [
      { name: 'read_topic', arguments: { slug: 'Not A Slug' } },
      { name: 'ask_with_citations', arguments: { question: '   ' } },
      { name: 'define_term', arguments: { term: '\0' } },
      { name: 'search_topics', arguments: {} },
    ];
    for (const call of calls) {
      const result = await client.callTool(call).catch((error: Error) => ({
        isError: true,
        content: [{ type: 'text' as const, text: error.message }],
      }));
      expect(result.isError, call.name).toBe(true);
      expect(textOf(result)).not.toMatch(/node_modules|\n\s+at /);
    }
  });
});

test('nobody can hold a connection open to wait for changes', async () => {
  const client = await connect('auto');
  await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
  await client.close();
});

test.each(['tools/list', 'server/discover'])(
  '%s may be kept: it is the same for everybody',
  async (method) => {
    const version = '2026-07-28';
    const response = await fetch(`${address}/mcp`, {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'mcp-protocol-version': version,
        'mcp-method': method,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method,
        params: {
          _meta: {
            'io.modelcontextprotocol/protocolVersion': version,
            'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
    });
    expect(await response.json()).toMatchObject({
      result: { ttlMs: 3_600_000, cacheScope: 'public' },
    });
  },
);

test('what is no message is refused with a status, and the process stays', async () => {
  for (const body of ['', '{}', '[]', 'null', '{"jsonrpc":"2.0","method":"tools/call","id":1}']) {
    const response = await fetch(`${address}/mcp`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
    });
    expect(response.status, body).toBeLessThan(500);
    await response.text();
  }
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
});

test('every method but POST is refused alike', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const { status, headers } = await fetch(`${address}/mcp`, { method });
    expect([status, headers.get('allow')], method).toEqual([405, 'POST']);
  }
});

test('a notification is taken without a word', async () => {
  const response = await fetch(`${address}/mcp`, {
    method: 'POST',
    body: '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([202, null]);
  expect(await response.text()).toBe('');
});
