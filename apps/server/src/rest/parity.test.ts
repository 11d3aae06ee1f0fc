import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '../app.ts';
import { overRest, overTrpc, type Reply } from '../testing/both-ways.ts';
import { routeInputs } from '../testing/route-inputs.ts';
import { stopClock } from '../testing/stop-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openApiDocument } from './openapi/openapi-document.ts';
import { REST_ROUTES, type RestRoute } from './rest-routes.ts';

const document = openApiDocument(REST_ROUTES, 'https://portal.test');

/** One portal for each way in, so that a call which cannot be repeated is made once in each. */
let rest: App;
let trpc: App;
beforeAll(async () => {
  const environment = { ASK_PER_MINUTE: '10000' };
  rest = await createTestApp({ environment });
  trpc = await createTestApp({ environment });
});
afterAll(() => Promise.all([rest.close(), trpc.close()]));

const operationOf = ({ path, method }: RestRoute) => document.paths[path]?.[method.toLowerCase()];

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', components: document.components });

/** By their texts: to read a schema takes longer than to check a response. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: string): ValidateFunction {
  const known = validators.get(schema);
  const validate = known ?? ajv.compile(JSON.parse(schema.replaceAll('"#/', '"api#/')));
  validators.set(schema, validate);
  return validate;
}

/** Identifiers that a portal gives out: they differ between two that give the same. */
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
/** When a portal stored a text. */
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

function comparable(body: unknown): string {
  return JSON.stringify(body).replaceAll(UUID, 'an id').replaceAll(MOMENT, 'a moment');
}

/** The two ways give the same, and the document allows for it. */
function expectParity(route: RestRoute, { body, ...outcome }: Reply, other: Reply): void {
  const { body: otherBody, ...otherOutcome } = other;
  expect(outcome).toEqual(otherOutcome);
  const response = operationOf(route)?.responses[outcome.status];
  expect(response, `status ${outcome.status}`).toBeDefined();
  if (outcome.status !== 200 || response === undefined || '$ref' in response) return;
  if (JSON.stringify(body) !== JSON.stringify(otherBody)) {
    expect(comparable(body)).toEqual(comparable(otherBody));
  }
  const validate = validatorOf(JSON.stringify(response.content?.['application/json'].schema));
  expect([validate(body), validate.errors ?? []]).toEqual([true, []]);
}

test('every documented example is answered over both ways, one after the other', async () => {
  // A later example may need what an earlier one was given: an answer's id, to say whether it helped.
  const ids: Record<'rest' | 'trpc', Record<string, unknown>> = { rest: {}, trpc: {} };
  const inputWith = (known: Record<string, unknown>, input: unknown) => {
    const names = Object.keys(known).filter((name) => name in Object(input));
    if (names.length === 0) return input;
    return { ...Object(input), ...Object.fromEntries(names.map((name) => [name, known[name]])) };
  };
  for (const route of REST_ROUTES) {
    const { name, example } = route.procedure;
    const reply = await overRest(rest.http, route, inputWith(ids.rest, example.input));
    const other = await overTrpc(trpc.http, route.procedure, inputWith(ids.trpc, example.input));
    expect(reply.status, name).toBe(200);
    expectParity(route, reply, other);
    for (const [way, { body }] of [
      ['rest', reply],
      ['trpc', other],
    ] as const) {
      const given = Object.entries(Object(body)).filter(([field]) => field.endsWith('Id'));
      Object.assign(ids[way], Object.fromEntries(given));
    }
  }
});

describe.each(REST_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    test('answers and refuses whatever it is sent as the procedure does', async () => {
      await fc.assert(
        fc.asyncProperty(routeInputs(route), async (input) => {
          const reply = await overRest(rest.http, route, input);
          expect(reply.status).toBeLessThan(500);
          expectParity(route, reply, await overTrpc(trpc.http, route.procedure, input));
        }),
        { numRuns: 30 },
      );
    });
  },
);

test('a visitor over the limit is refused alike, with the time to wait', async () => {
  stopClock();
  const limited = await createTestApp({ environment: { ASK_PER_MINUTE: '1' } });
  try {
    const ask = REST_ROUTES.find(({ procedure }) => procedure.name === 'ask.answer');
    if (ask === undefined) throw new Error('there is no path for questions');
    const input = { question: 'What is a quorum?' };
    await overRest(limited.http, ask, input);
    for (const reply of [
      await overRest(limited.http, ask, input),
      await overTrpc(limited.http, ask.procedure, input),
    ]) {
      expect(reply.status).toBe(429);
      expect(reply.message).toMatch(/again in \d+ seconds/);
      expect(reply.retryAfterSeconds).toBeGreaterThan(0);
    }
  } finally {
    vi.useRealTimers();
    await limited.close();
  }
});
