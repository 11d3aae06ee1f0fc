import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Span, TraceExporter } from './trace-exporter.ts';

/** https://www.w3.org/TR/trace-context/#traceparent-header; ids of zeros and version ff are invalid. */
const TRACEPARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const SAMPLED = 1;

/** https://opentelemetry.io/docs/specs/semconv/http/http-spans/: what is none of these is _OTHER. */
const KNOWN_METHOD = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|TRACE|CONNECT|QUERY)$/;

const newId = (bytes: number) => randomBytes(bytes).toString('hex');

/** The trace that a request belongs to: the caller's, or a new one; null if the caller keeps none. */
function traceOf({ headers }: FastifyRequest): Pick<Span, 'traceId' | 'parentSpanId'> | null {
  const parent = TRACEPARENT.exec(String(headers.traceparent ?? ''));
  if (parent === null) return { traceId: newId(16) };
  const [, traceId = '', parentSpanId, flags = ''] = parent;
  return (Number.parseInt(flags, 16) & SAMPLED) === 0 ? null : { traceId, parentSpanId };
}

/** What the conventions say of a request, less what visitors write: its path, host and client. */
function attributesOf(request: FastifyRequest, { statusCode }: FastifyReply): Span['attributes'] {
  const { url: route } = request.routeOptions;
  return {
    'http.request.method': KNOWN_METHOD.test(request.method) ? request.method : '_OTHER',
    'http.response.status_code': statusCode,
    'url.scheme': request.protocol,
    'network.protocol.version': request.raw.httpVersion,
    'request.id': request.id,
    ...(route === undefined ? {} : { 'http.route': route }),
    ...(statusCode < 500 ? {} : { 'error.type': String(statusCode) }),
  };
}

/** Makes a span of every request that is not answered from memory. */
export function registerRequestSpans(app: FastifyInstance, exporter: TraceExporter): void {
  app.addHook('onResponse', (request, reply, done) => {
    const endMs = Date.now();
    const trace = traceOf(request);
    if (trace === null) return done();
    const attributes = attributesOf(request, reply);
    const { 'http.request.method': method, 'http.route': route } = attributes;
    exporter.add({
      ...trace,
      spanId: newId(8),
      name: [method === '_OTHER' ? 'HTTP' : method, route].filter(Boolean).join(' '),
      startMs: endMs - reply.elapsedTime,
      endMs,
      failed: reply.statusCode >= 500,
      attributes,
    });
    done();
  });
}
