import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import type { Services } from '../services/services.ts';
import { overRest, overTrpc, PROCEDURES, type Reply } from '../testing/both-ways.ts';
import { routeInputs } from '../testing/route-inputs.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openApiDocument } from './openapi/openapi-document.ts';
import type { RestRoute } from './rest-route.ts';
import { restRoutes } from './rest-routes.ts';

/** Procedures that no path mirrors, each with its reason. A new one needs a path or a reason. */
const WITHOUT_PATH: Record<string, string> = {
  'ask.stream': 'sends an answer block by block; ask.answer gives the same at once',
};

const routes = restRoutes({} as Services);
const document = openApiDocument(routes, 'https://portal.test');

let app: App;
beforeAll(async () => {
  app = await createTestApp({ environment: { ASK_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

const operationOf = ({ path, method }: RestRoute) =>
  document.paths[path]?.[method === 'GET' ? 'get' : 'post'];

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', components: document.components });

/** What differs between two calls although they give the same. */
function comparable(body: unknown): unknown {
  return body !== null && typeof body === 'object' && 'answerId' in body
    ? { ...body, answerId: typeof body.answerId }
    : body;
}

let conversations = 0;

/** The same input in a conversation of its own: an answer depends on what was asked before. */
function inNewConversation(input: unknown): unknown {
  const { conversationId } = Object(input);
  if (!/^[A-Za-z0-9]{1,64}$/.test(conversationId)) return input;
  conversations += 1;
  return { ...Object(input), conversationId: `parity${conversations}` };
}

/** The two ways give the same, and the document allows for it. */
async function expectParity(route: RestRoute, input: unknown): Promise<Reply> {
  const rest = await overRest(app.http, route, inNewConversation(input));
  const trpc = await overTrpc(app.http, route.procedure, inNewConversation(input));
  const { body, ...outcome } = rest;
  const { body: trpcBody, ...trpcOutcome } = trpc;
  expect(outcome).toEqual(trpcOutcome);
  const response = operationOf(route)?.responses[rest.status];
  expect([rest.status, response !== undefined]).toEqual([rest.status, true]);
  if (rest.status === 200 && response !== undefined && !('$ref' in response)) {
    expect(comparable(body)).toEqual(comparable(trpcBody));
    const schema = JSON.stringify(response.content?.['application/json'].schema);
    const validate = ajv.compile(JSON.parse(schema.replaceAll('"#/', '"api#/')));
    expect([validate(body), validate.errors ?? []]).toEqual([true, []]);
  }
  return rest;
}

/** The documented call, with what it needs from an earlier one. */
async function exampleOf(route: RestRoute): Promise<unknown> {
  if (route.procedure !== 'ask.feedback') return route.example.input;
  const asked = await overTrpc(app.http, 'ask.answer', { question: 'What is a quorum?' });
  return { ...route.example.input, answerId: Object(asked.body).answerId };
}

test('every procedure has a path or a reason to have none, and every path a procedure', () => {
  const mirrored = routes.map(({ procedure }) => procedure);
  const expected = [...PROCEDURES.keys()].filter((path) => !(path in WITHOUT_PATH));
  expect(mirrored.toSorted()).toEqual(expected.toSorted());
});

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    test('is in the document under the name of its procedure', () => {
      expect(operationOf(route)?.operationId).toBe(route.procedure);
    });

    test('answers its documented example, as the procedure does', async () => {
      expect((await expectParity(route, await exampleOf(route))).status).toBe(200);
    });

    test('answers and refuses whatever it is sent as the procedure does', async () => {
      await fc.assert(
        fc.asyncProperty(routeInputs(route), async (input) => {
          const { status } = await expectParity(route, input);
          expect(status).toBeLessThan(500);
        }),
        { numRuns: 60 },
      );
    });
  },
);

test('a visitor over the limit is refused alike, with the time to wait', async () => {
  const limited = await createTestApp({ environment: { ASK_PER_MINUTE: '1' } });
  try {
    const ask = routes.find(({ procedure }) => procedure === 'ask.answer');
    if (ask === undefined) throw new Error('there is no path for questions');
    const input = { question: 'What is a quorum?' };
    await overRest(limited.http, ask, input);
    for (const reply of [
      await overRest(limited.http, ask, input),
      await overTrpc(limited.http, 'ask.answer', input),
    ]) {
      expect(reply.status).toBe(429);
      expect(reply.message).toMatch(/again in \d+ seconds/);
      expect(reply.retryAfterSeconds).toBeGreaterThan(0);
    }
  } finally {
    await limited.close();
  }
});
