import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 50;

/**
 * Lets go, while the server closes, of connections on which nothing is under way. Node does so
 * once, when closing begins: one that falls idle after it, or that a browser has opened ahead of
 * its first request, would be waited for until its timeout.
 */
export function registerIdleClosing(app: FastifyInstance): void {
  const { server } = app;
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      // Of these Node cannot tell that no request has begun.
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    }, SWEEP_EVERY_MS);
    server.once('close', () => clearInterval(sweep));
    if (!server.listening) clearInterval(sweep);
    done();
  });
}
