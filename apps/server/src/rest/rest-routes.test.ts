import { wholeNumberSchema } from '@hoa/core/schemas/text';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CachePlugin } from '../cache/cache-plugin.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { handleError } from '../http/error-handler.ts';
import { libraryFixture } from '../library/library.fixture.ts';
import { LibraryStore } from '../library/library-store.ts';
import type { Services } from '../services/services.ts';
import { listProcedures } from '../trpc/api-procedures.ts';
import { proceduresOn, router } from '../trpc/trpc.ts';
import { openApiDocument } from './openapi/openapi-document.ts';
import { registerRestRoutes, restRoutesOf } from './rest-routes.ts';

const { personal, limited } = proceduresOn('Notes of a visitor');
const note = z.object({ id: z.string().max(9), text: z.string() });
const visitor = z.object({ address: z.string(), language: z.string() });

const notes = router({
  mine: personal({
    rest: 'GET /api/notes',
    summary: 'Who asks, and in which language',
    input: z.object({}),
    output: visitor,
    example: { input: {}, output: { address: '203.0.113.9', language: 'es' } },
  }).query(({ ctx: { caller } }) => ({
    address: caller.address,
    language: String(caller.headers['accept-language']),
  })),
  put: limited({
    rest: 'PUT /api/notes/{id}',
    summary: 'Writes a note down',
    limitedBy: 'countFeedback',
    input: note,
    output: note,
    example: { input: { id: '7', text: 'Ask for the budget' }, output: { id: '7', text: 'Ask' } },
  }).mutation(({ input }) => input),
  remove: limited({
    rest: 'DELETE /api/notes/{id}',
    summary: 'Throws a note away',
    limitedBy: 'countFeedback',
    input: note.pick({ id: true }),
    output: z.object({ removed: z.string() }),
    example: { input: { id: '7' }, output: { removed: '7' } },
  }).mutation(({ input }) => ({ removed: input.id })),
});

const routes = restRoutesOf(listProcedures({ notes: notes._def.record }));
const app = Fastify();
app.setErrorHandler(handleError);
const responses = new ResponseCache(new LibraryStore(libraryFixture()));
const cache = new CachePlugin(responses, { always: [], perRequest: () => [] });
registerRestRoutes(app, { routes, services: {} as Services, cache });

test('who asks is known to a procedure on GET as well, with the headers of the request', async () => {
  const headers = { 'accept-language': 'es' };
  const reply = await app.inject({ url: '/api/notes', headers, remoteAddress: '203.0.113.9' });
  expect(reply.json()).toEqual({ address: '203.0.113.9', language: 'es' });
});

test('PUT takes what its path names from there, and the rest from the body', async () => {
  const url = '/api/notes/7';
  const reply = await app.inject({ method: 'PUT', url, payload: { id: '8', text: 'Hello' } });
  expect(reply.json()).toEqual({ id: '7', text: 'Hello' });
  for (const payload of [[], {}, '"text"', '7', 'null']) {
    const headers = { 'content-type': 'application/json' };
    const refused = await app.inject({ method: 'PUT', url, payload, headers });
    expect(refused.statusCode, JSON.stringify(payload)).toBe(400);
  }
});

test('DELETE takes no body', async () => {
  const reply = await app.inject({ method: 'DELETE', url: '/api/notes/7' });
  expect(reply.json()).toEqual({ removed: '7' });
});

test('the document tells what goes into the path and what into the body, and the limit', () => {
  const { put, delete: remove } =
    openApiDocument(routes, 'https://a.b').paths['/api/notes/{id}'] ?? {};
  expect(put?.parameters?.map(({ name, in: place }) => [name, place])).toEqual([['id', 'path']]);
  const { schema, example } = put?.requestBody?.content['application/json'] ?? {};
  expect(Object.keys(schema?.properties ?? {})).toEqual(['text']);
  expect(example).toEqual({ text: 'Ask for the budget' });
  expect(put?.responses).toHaveProperty('429');
  expect(remove?.requestBody).toBeUndefined();
});

test('a path that names what its procedure does not take is a mistake that is said at once', () => {
  const wrong = router({
    one: personal({
      rest: 'GET /api/notes/{name}',
      summary: 'A note by another name',
      input: z.object({ id: z.string() }),
      output: note,
      example: { input: { id: '7' }, output: { id: '7', text: 'Ask' } },
    }).query(() => ({ id: '7', text: '' })),
  });
  const procedures = listProcedures({ notes: wrong._def.record });
  expect(() => restRoutesOf(procedures)).toThrow('notes.one has no input "name"');
});

test('a number that would come as text, or a list, is a mistake that is said at once', () => {
  const numbered = (page: z.ZodType) => {
    const list = router({
      list: personal({
        rest: 'GET /api/notes',
        summary: 'A page of notes',
        input: z.object({ page }),
        output: z.object({}),
        example: { input: { page: 2 }, output: {} },
      }).query(() => ({})),
    });
    return listProcedures({ notes: list._def.record });
  };
  const numbers = [z.number(), z.int().min(1).optional(), z.coerce.number().default(1)];
  for (const page of [...numbers, z.array(z.number())]) {
    expect(() => restRoutesOf(numbered(page))).toThrow(
      'notes.list takes no text as "page", and GET /api/notes sends nothing else: use wholeNumberSchema or idSchema',
    );
  }
  expect(restRoutesOf(numbered(wholeNumberSchema(1, 9).prefault(1)))).toHaveLength(1);
});

test('two procedures on one path are a mistake that names both', () => {
  const onPath = (rest: 'GET /api/notes/{id}' | 'GET /api/notes/{text}') =>
    personal({
      rest,
      summary: 'A note',
      input: note,
      output: note,
      example: { input: { id: '7', text: 'Ask' }, output: { id: '7', text: 'Ask' } },
    }).query(({ input }) => input);
  const twice = router({
    one: onPath('GET /api/notes/{id}'),
    other: onPath('GET /api/notes/{text}'),
  });
  expect(() => restRoutesOf(listProcedures({ notes: twice._def.record }))).toThrow(
    'notes.other and notes.one declare the same path: GET /api/notes/{text}',
  );
});
