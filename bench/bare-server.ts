// A child process: Fastify as it comes, sending bytes that it is given.
import Fastify from 'fastify';

/** What the reference answers under its one path. */
export interface BareAnswer {
  path: string;
  status: number;
  headers: Record<string, string>;
  bodyBase64: string;
}

async function serve({ path, status, headers, bodyBase64 }: BareAnswer): Promise<number> {
  const app = Fastify();
  const body = Buffer.from(bodyBase64, 'base64');
  app.get(path, (_request, reply) => {
    reply.code(status).headers(headers);
    reply.send(status === 304 ? undefined : body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

// However the run ends, nothing of it goes on.
process.once('disconnect', () => process.exit());
process.once('message', async (answer: BareAnswer) => {
  process.send?.(await serve(answer));
});
