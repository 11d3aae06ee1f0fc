import { answerModeSchema } from '@hoa/core/schemas/answer';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { HealthService, Readiness } from '../services/health.service.ts';

export const healthSchema = z
  .object({ status: z.literal('ok') })
  .meta({ id: 'Health', description: 'The process answers' });

export const readinessSchema = z
  .object({
    status: z.enum(['ready', 'degraded']),
    reasons: z.array(z.string()).describe('What is missing; empty when nothing is'),
    database: z.enum(['up', 'down']),
    contentVersion: z.string().nullable().describe('Changes with any article'),
    articles: z.int(),
    answerMode: answerModeSchema.describe(
      'Who composes answers right now: the library alone too while the AI provider fails',
    ),
  })
  .meta({
    id: 'Readiness',
    description: 'What the process can do right now',
  }) satisfies z.ZodType<Readiness>;

/**
 * Alive: the process answers. Ready: what it can do, 503 while the database is away or no article
 * could be read.
 */
export function registerHealthRoutes(app: FastifyInstance, health: HealthService): void {
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/api/ready', async (_request, reply) => {
    const readiness = health.ready();
    return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness);
  });
}
