import type { FastifyInstance } from 'fastify';
import { PERSONAL, SHARED, UNKEPT } from '../cache/cache-control.ts';
import type { CachePlugin } from '../cache/cache-plugin.ts';
import { StoredResponse } from '../cache/stored-response.ts';
import { callerOf } from '../http/caller.ts';
import { type Caller, NO_CALLER } from '../services/caller.ts';
import { askForm } from './ask-form.ts';
import { brandedScript } from './branded-script.ts';
import type { BuiltFiles } from './built-files.ts';
import { guideForm } from './guide-form.ts';
import { letterForm } from './letter-form.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { registerPageForm } from './page-form.ts';
import { createPageRenderer, type PageDependencies } from './render-page.ts';

/** Addresses that pages had once; links to them are kept working. */
const MOVED = [['/tools/special-assessment-wizard.html', '/tools/special-assessment']] as const;

function cacheControl({ isPersonal }: PageAddress, isShared: boolean): string {
  if (isPersonal) return PERSONAL;
  return isShared ? SHARED : UNKEPT;
}

/**
 * Serves the built files from memory, takes the forms of questions, letters and guides, and renders
 * every other path as a page.
 */
export async function registerPageRoutes(
  app: FastifyInstance,
  deps: PageDependencies & { files: BuiltFiles; cache: CachePlugin },
): Promise<void> {
  const { files, services, site, cache } = deps;
  for (const [path, file] of files) {
    const body = brandedScript(path, file.body, site.name);
    cache.responses.pin(path, body === null ? file : file.withBody(body));
  }
  // A file of an earlier build: a page in its place would be run as a script.
  app.get('/assets/*', async (_request, reply) =>
    reply.code(404).header('cache-control', UNKEPT).type('text/plain').send('Not found'),
  );

  for (const [path, now] of MOVED) {
    app.get(path, async (_request, reply) => reply.redirect(now, 308));
  }

  const render = createPageRenderer(deps, (err, procedure) =>
    app.log.error({ err, procedure }, 'a part of a page could not be fetched'),
  );
  const pageResponse = async (address: PageAddress, caller: Caller): Promise<StoredResponse> => {
    const { status, html, headers, isWhole } = await render(address.url, caller);
    const isShared = status === 200 && isWhole;
    return new StoredResponse({
      status,
      type: 'text/html; charset=utf-8',
      body: Buffer.from(html),
      cacheControl: cacheControl(address, isShared),
      isTransient: !isShared,
      headers: Object.entries(headers).flat(),
    });
  };
  for (const form of [askForm(services), letterForm(services), guideForm(services)]) {
    await registerPageForm(app, render, form);
  }
  app.get('/*', (request, reply) => {
    const address = pageAddress(request.url);
    if (address.redirect !== null) return reply.redirect(address.redirect, 308);
    const key = address.isCanonical ? { url: address.url } : null;
    const caller = address.isPersonal ? callerOf(request, reply) : NO_CALLER;
    return cache.send(request, reply, key, () => pageResponse(address, caller));
  });
}
