import type { z } from 'zod';
import { healthSchema, readinessSchema } from '../health.rest.ts';
import { NO_REQUEST } from './error-responses.ts';
import type { PathItem, Response } from './openapi-types.ts';
import type { SchemaComponents } from './schema-components.ts';

/** The tag of the paths that an operator asks. */
export const OPERATION_TAG = 'operation';

const READY: z.output<typeof readinessSchema> = {
  status: 'ready',
  reasons: [],
  database: 'up',
  contentVersion: '5d1c0f',
  articles: 120,
  answerMode: 'library',
};

const DEGRADED =
  'What is missing is said in reasons: the database, and pages and answers go on but nothing is ' +
  'recorded; or every article, and topics show the generic one';

/** The two paths that mirror no procedure: whether the process is alive, and what it can do. */
export function healthPaths(components: SchemaComponents): Record<string, PathItem> {
  const answer = (description: string, schema: z.ZodType, example: unknown): Response => ({
    description,
    content: { 'application/json': { schema: components.use(schema, 'output'), example } },
  });
  return {
    '/api/health': {
      get: {
        operationId: 'health',
        tags: [OPERATION_TAG],
        summary: 'Whether the process is alive',
        responses: { 200: answer('It is', healthSchema, { status: 'ok' }), ...NO_REQUEST },
      },
    },
    '/api/ready': {
      get: {
        operationId: 'ready',
        tags: [OPERATION_TAG],
        summary: 'What the process can do right now',
        responses: {
          200: answer('Everything', readinessSchema, READY),
          503: answer(DEGRADED, readinessSchema, {
            ...READY,
            status: 'degraded',
            reasons: ['The database is away. Pages and answers go on from memory.'],
            database: 'down',
          }),
          ...NO_REQUEST,
        },
      },
    },
  };
}
