// A child process: the files of a built site from memory, compressed as small as they get, which is
// the best that a site of files can be served.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg']);
/** Their names change with what is in them. */
const HASHED = /^assets\//;

interface StaticFile {
  body: Buffer;
  headers: Record<string, string>;
}

function read(folder: string, name: string): StaticFile {
  const extension = extname(name);
  const bytes = readFileSync(join(folder, name));
  const isCompressed = COMPRESSED.has(extension);
  return {
    body: isCompressed ? brotliCompressSync(bytes) : bytes,
    headers: {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    },
  };
}

/** The address without what a file's name adds to it: /topic/fences for topic/fences/index.html. */
function address(name: string): string {
  return `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

// However the run ends, nothing of it goes on.
process.once('disconnect', () => process.exit());
process.once('message', async (folder: string) => {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((name) => [address(name), read(folder, name)]),
  );
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  // A browser asks for it unbidden, and Lighthouse takes a point off a site that has none.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  app.get('*', (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const file = files.get(path === '/' ? path : path.replace(/\/$/, ''));
    if (file === undefined) return reply.code(404).send('Not found');
    return reply.headers(file.headers).send(file.body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const bound = app.server.address();
  process.send?.(typeof bound === 'object' && bound !== null ? bound.port : 0);
});
