import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { chooseByHost } from '../brands/brand-of-host.ts';
import type { Brand } from '../brands/load-brands.ts';
import type { LibraryStore } from '../library/library-store.ts';
import { type BuiltFiles, readBuiltFiles } from '../pages/built-files.ts';
import type { Services } from '../services/services.ts';
import { buildHttpServer, type HttpDependencies } from './build-http-server.ts';

/** What all brands of a process share, and how the services on one view of the library are made. */
type PortalDependencies = Omit<HttpDependencies, 'services' | 'brand' | 'others' | 'files'> & {
  servicesOn: (library: LibraryStore) => Services;
};

/** The services of each brand; brands that show the same categories share theirs. */
function servicesByBrand({ library, servicesOn }: PortalDependencies) {
  const made = new Map<string, Services>();
  return ({ hidden }: Brand): Services => {
    const key = [...hidden].toSorted().join();
    const services =
      made.get(key) ?? servicesOn(hidden.size === 0 ? library : library.without(hidden));
    made.set(key, services);
    return services;
  };
}

/** Lets a portal that listens on no socket of its own answer a request. */
type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Builds a portal for each brand: its own routes and its own cache of finished responses on the
 * shared library, database and limits, so that nothing of one is ever found by another. The first
 * has the socket, and hands on what other hosts are asked for.
 *
 * @returns the portal to listen with; closing it closes all
 */
export async function buildPortals(
  brands: readonly [Brand, ...Brand[]],
  deps: PortalDependencies,
): Promise<FastifyInstance> {
  const services = servicesByBrand(deps);
  const [first, ...others] = brands;
  const answers = new Map<Brand, Answer>();
  const { of, vary } = chooseByHost(brands, deps.trustProxy);
  const { web, embedOrigins } = deps;
  const files: BuiltFiles = web === null ? new Map() : readBuiltFiles(web, embedOrigins);
  const build = (brand: Brand, answer: (...call: Parameters<Answer>) => boolean) =>
    buildHttpServer({ ...deps, files, services: services(brand), brand, others: { answer, vary } });

  const http = await build(first, (request, response) => {
    const answer = answers.get(of(request));
    answer?.(request, response);
    return answer !== undefined;
  });
  for (const brand of others) {
    const portal = await build(brand, () => false);
    await portal.ready();
    // As if it had come over a socket of its own.
    answers.set(brand, (request, response) => portal.server.emit('request', request, response));
    http.addHook('preClose', () => portal.close());
  }
  return http;
}
