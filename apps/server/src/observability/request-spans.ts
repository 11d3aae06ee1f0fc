import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TraceExporter } from './trace-exporter.ts';

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

const newId = (bytes: number) => randomBytes(bytes).toString('hex');

/** The trace that a request belongs to: the caller's, or a new one. */
function traceOf({ headers }: FastifyRequest): { traceId: string; parentSpanId?: string } {
  const [, traceId, parentSpanId] = TRACEPARENT.exec(String(headers.traceparent ?? '')) ?? [];
  return traceId === undefined ? { traceId: newId(16) } : { traceId, parentSpanId };
}

/** Makes a span of every request that is not answered from memory. */
export function registerRequestSpans(app: FastifyInstance, exporter: TraceExporter): void {
  app.addHook('onResponse', (request, reply, done) => {
    const endMs = Date.now();
    const route = request.routeOptions.url ?? 'none';
    exporter.add({
      ...traceOf(request),
      spanId: newId(8),
      name: `${request.method} ${route}`,
      startMs: endMs - reply.elapsedTime,
      endMs,
      failed: reply.statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'request.id': request.id,
      },
    });
    done();
  });
}
