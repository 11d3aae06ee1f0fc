import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { registerRequestSpans } from './request-spans.ts';
import { TraceExporter } from './trace-exporter.ts';

test('a request becomes a span of its caller’s trace, under its route and not its path', async () => {
  const received: unknown[] = [];
  const collector = createServer(async (request, response) => {
    received.push({ path: request.url, body: await json(request) });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const onError = vi.fn();
  const endpoint = `http://127.0.0.1:${port}/`;
  const exporter = new TraceExporter({ endpoint, serviceName: 'portal', onError });
  const app = Fastify();
  registerRequestSpans(app, exporter);
  app.get('/topic/:slug', async () => 'words');
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await app.inject({ url: '/topic/my-secret', headers: { traceparent } });
  await exporter.close();
  collector.close();

  expect(onError).not.toHaveBeenCalled();
  expect(received).toMatchObject([
    {
      path: '/v1/traces',
      body: {
        resourceSpans: [
          {
            scopeSpans: [
              {
                spans: [
                  {
                    traceId: '0af7651916cd43dd8448eb211c80319c',
                    parentSpanId: 'b7ad6b7169203331',
                    name: 'GET /topic/:slug',
                    startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  ]);
  expect(JSON.stringify(received)).not.toContain('my-secret');
});

test('a collector that is away costs its spans and nothing else', async () => {
  const onError = vi.fn();
  const endpoint = 'http://127.0.0.1:9';
  const exporter = new TraceExporter({ endpoint, serviceName: 'portal', onError });
  const span = { traceId: 'a', spanId: 'b', name: 'c', startMs: 1, endMs: 2, attributes: {} };
  for (let count = 0; count < 5_000; count += 1) exporter.add({ ...span, failed: false });
  await exporter.close();
  expect(onError).toHaveBeenCalledOnce();
});
