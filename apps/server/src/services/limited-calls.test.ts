import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { overTrpc } from '../testing/both-ways.ts';
import { createTestApp } from '../testing/test-app.ts';
import { API_PROCEDURES } from '../trpc/api-procedures.ts';

/** More than any visitor may do in a minute, counted anew where the minute ends meanwhile. */
const FLOOD = 100;

/** Limited procedures that a lone call of their example does not count, each with what proves their limit. */
const COUNTED_ELSEWHERE: Record<string, string> = {
  'content.generate': 'what is stored spends nothing; content.service.test.ts counts the rest',
  'ask.stream': 'a stream is no lone call; ask-limits.test.ts reads it',
};

const limited = [...API_PROCEDURES.values()].filter(
  ({ name, limitedBy }) => limitedBy !== undefined && !(name in COUNTED_ELSEWHERE),
);

let app: App;
beforeAll(async () => {
  app = await createTestApp({ environment: { ASK_PER_MINUTE: '2' } });
});
afterAll(() => app.close());

test.each(limited.map((procedure, at) => ({ procedure, visitor: `192.0.2.${at}` })))(
  '$procedure.name is refused to a visitor who goes on and on',
  async ({ procedure, visitor }) => {
    let calls = 0;
    for (let status = 0; status !== 429; calls += 1) {
      const says = `${procedure.name} names ${procedure.limitedBy}, which its service does not count`;
      expect(calls, says).toBeLessThan(FLOOD);
      status = (await overTrpc(app.http, procedure, procedure.example.input, visitor)).status;
    }
    expect(calls, 'calls of somebody else count').toBeGreaterThan(1);
  },
);
