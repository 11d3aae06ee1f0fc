import { InMemoryTransport } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { NO_CALLER } from '../services/caller.ts';
import type { Services } from '../services/services.ts';
import { createPortalMcpServer } from './portal-tools.ts';

/** What the schemas are made of, as it is handed over and not as it is written. */
const schemaSchema = z.record(z.string(), z.unknown());
const toolSchema = z.object({ inputSchema: schemaSchema, outputSchema: schemaSchema });
const listSchema = z.object({ result: z.object({ tools: z.array(toolSchema) }) });

/** The tools as a server of its own lists them, as there is one for each request. */
async function listTools() {
  const health = { ready: () => ({ articles: 120 }) };
  const server = createPortalMcpServer({
    services: { health } as unknown as Services,
    caller: NO_CALLER,
    name: 'Portal',
    publicUrl: 'https://portal.test',
    onError: () => {},
  });
  const [own, agents] = InMemoryTransport.createLinkedPair();
  await server.connect(own);
  const answer = new Promise((resolve) => {
    agents.onmessage = resolve;
  });
  await agents.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const { result } = listSchema.parse(await answer);
  await server.close();
  return result.tools;
}

test('the schemas of the tools are made once, for however many requests', async () => {
  const [first, second] = [await listTools(), await listTools()];
  expect(first.length).toBeGreaterThan(10);
  for (const [place, tool] of first.entries()) {
    expect(second[place]?.inputSchema.properties).toBe(tool.inputSchema.properties);
  }
  // Of the first tool: an answer that is no object is wrapped in one by the server, each time.
  expect(second[0]?.outputSchema.properties).toBe(first[0]?.outputSchema.properties);
});
