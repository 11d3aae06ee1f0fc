import type { FastifyInstance } from 'fastify';
import { PERSONAL, SHARED, UNKEPT } from '../cache/cache-control.ts';
import { StoredResponse } from '../cache/stored-response.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../http/security-headers.ts';
import { readBuiltFiles } from './built-files.ts';
import { createInProcessCall } from './in-process-call.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import type { PageDependencies } from './page-dependencies.ts';

function cacheControl({ isPersonal }: PageAddress, status: number): string {
  if (isPersonal) return PERSONAL;
  return status === 200 ? SHARED : UNKEPT;
}

/** Renders a page to a finished response. */
function createPageResponse(deps: Omit<PageDependencies, 'front'>) {
  const { web, services, publicUrl, embedOrigins } = deps;
  const { assets } = web;
  const { mode: answerMode } = services.ask;
  const call = createInProcessCall({ services });
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(web.inline, embedOrigins),
    ...SECURITY_HEADERS,
  }).flat();

  return async (address: PageAddress): Promise<StoredResponse> => {
    const { url } = address;
    const page = await web.render({ url, publicUrl, assets, answerMode, call });
    return new StoredResponse({
      status: page.status,
      type: 'text/html; charset=utf-8',
      body: Buffer.from(page.html),
      cacheControl: cacheControl(address, page.status),
      headers: page.indexable ? headers : [...headers, 'x-robots-tag', 'noindex'],
    });
  };
}

/** Serves the built files from memory and renders every other path as a page. */
export function registerPageRoutes(app: FastifyInstance, deps: PageDependencies): void {
  const { web, embedOrigins, front } = deps;
  for (const [path, file] of readBuiltFiles(web, embedOrigins)) {
    front.memory.pin(path, file);
  }
  // A file of an earlier build: a page in its place would be run as a script.
  app.get('/assets/*', async (_request, reply) =>
    reply.code(404).header('cache-control', UNKEPT).type('text/plain').send('Not found'),
  );

  const pageResponse = createPageResponse(deps);
  app.get('/*', (request, reply) => {
    const address = pageAddress(request.url);
    if (address.redirect !== null) return reply.redirect(address.redirect, 308);
    const key = address.isCanonical ? { url: address.url } : null;
    return front.send(request, reply, key, () => pageResponse(address));
  });
}
