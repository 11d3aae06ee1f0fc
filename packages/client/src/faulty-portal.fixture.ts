import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A server that answers as a test wants, on a free port. */
export interface FaultyPortal {
  baseUrl: string;
  /** The addresses that were asked for, in order. */
  urls: string[];
  close(): Promise<void>;
}

export async function faultyPortal(answer: RequestListener): Promise<FaultyPortal> {
  const urls: string[] = [];
  const server = createServer((request, response) => {
    urls.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    urls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
