import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { registerRequestSpans } from './request-spans.ts';
import { TraceExporter } from './trace-exporter.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT_ID = 'b7ad6b7169203331';
const SPAN = { traceId: 'a', spanId: 'b', name: 'c', startMs: 1, endMs: 2, attributes: {} };

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

async function collectorThat(listener: RequestListener): Promise<string> {
  const collector = createServer(listener).listen(0, '127.0.0.1');
  endings.push(() => collector.close().closeAllConnections());
  await once(collector, 'listening');
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
}

function exporterTo(endpoint: string) {
  const onError = vi.fn();
  return { exporter: new TraceExporter({ endpoint, serviceName: 'portal', onError }), onError };
}

interface ReceivedSpan {
  traceId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
}

interface ReceivedBatch {
  path: string | undefined;
  body: { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };
}

/** What a collector receives of some requests to a small server. */
async function spansOf(...requests: { url: string; traceparent?: string; method?: 'OPTIONS' }[]) {
  const received: ReceivedBatch[] = [];
  const endpoint = await collectorThat(async (request, response) => {
    received.push({ path: request.url, body: (await json(request)) as ReceivedBatch['body'] });
    response.end('{}');
  });
  const { exporter, onError } = exporterTo(endpoint);
  const app = Fastify();
  registerRequestSpans(app, exporter);
  app.get('/topic/:slug', async () => 'words');
  app.get('/broken', async () => Promise.reject(new Error('broken')));
  for (const { url, method, traceparent } of requests) {
    await app.inject({ url, method, headers: traceparent === undefined ? {} : { traceparent } });
  }
  await exporter.close();
  expect(onError).not.toHaveBeenCalled();
  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  const spans = received
    .flatMap(({ body }) => body.resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
  return { spans, text: JSON.stringify(received) };
}

const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a request becomes a span of its caller’s trace, under its route and not its path', async () => {
  const traceparent = `00-${TRACE_ID}-${PARENT_ID}-01`;
  const { spans, text } = await spansOf({ url: '/topic/my-secret?q=my-question', traceparent });
  expect(spans).toMatchObject([
    {
      traceId: TRACE_ID,
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      parentSpanId: PARENT_ID,
      name: 'GET /topic/:slug',
      kind: 2,
      startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
      endTimeUnixNano: expect.stringMatching(/^\d{19}$/),
      status: {},
    },
  ]);
  expect(text).toContain('{"key":"service.name","value":{"stringValue":"portal"}}');
  expect(text).not.toMatch(/my-secret|my-question/);
});

test('a span says what the conventions ask of it', async () => {
  const { spans } = await spansOf({ url: '/broken' }, { url: '/nothing' }, { url: '/topic/a' });
  expect(spans.map(attributesOf)).toMatchObject([
    {
      'http.request.method': 'GET',
      'http.route': '/broken',
      'http.response.status_code': '500',
      'error.type': '500',
      'url.scheme': 'http',
      'network.protocol.version': '1.1',
    },
    { 'http.response.status_code': '404' },
    { 'http.route': '/topic/:slug', 'http.response.status_code': '200' },
  ]);
  expect(spans).toMatchObject([{ status: { code: 2 } }, { name: 'GET', status: {} }, {}]);
  expect(spans.slice(1).map(attributesOf)).not.toContainEqual(
    expect.objectContaining({ 'error.type': expect.anything() }),
  );
});

test('a caller that keeps no trace gets none, and one that names nonsense a new one', async () => {
  const zeros = '0'.repeat(32);
  const { spans } = await spansOf(
    { url: '/topic/a', traceparent: `00-${TRACE_ID}-${PARENT_ID}-00` },
    { url: '/topic/b', traceparent: `00-${zeros}-${PARENT_ID}-01` },
    { url: '/topic/c', traceparent: `00-${TRACE_ID}-${zeros.slice(16)}-01` },
    { url: '/topic/d', traceparent: `ff-${TRACE_ID}-${PARENT_ID}-01` },
    { url: '/topic/e', traceparent: `00-${TRACE_ID.toUpperCase()}-${PARENT_ID}-01` },
  );
  expect(spans).toHaveLength(4);
  for (const { traceId, parentSpanId } of spans) {
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect([zeros, TRACE_ID]).not.toContain(traceId);
    expect(parentSpanId).toBeUndefined();
  }
});

test('a collector that is away costs its spans and nothing else, and how many is said', async () => {
  const { exporter, onError } = exporterTo('http://127.0.0.1:9');
  for (let count = 0; count < 5_000; count += 1) exporter.add({ ...SPAN, failed: false });
  await exporter.close();
  expect(onError).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenLastCalledWith(new Error('3000 found no room to wait'));
});

test('a collector that fails is told to the operator', async () => {
  const endpoint = await collectorThat((_, response) => response.writeHead(500).end());
  const { exporter, onError } = exporterTo(endpoint);
  exporter.add({ ...SPAN, failed: false });
  await exporter.close();
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('the collector answered 500'));
});

test('a collector that takes spans and says nothing holds up no stop', async () => {
  const { exporter, onError } = exporterTo(await collectorThat(() => {}));
  exporter.add({ ...SPAN, failed: false });
  const startedAt = performance.now();
  await exporter.close();
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(onError).toHaveBeenCalledOnce();
});
