import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { HOURLY } from '../cache/cache-control.ts';
import { StoredResponse } from '../cache/stored-response.ts';
import type { MemoryFront } from '../http/memory-front.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { renderPng } from './social/render-svg.ts';

/**
 * The icon as pixels, where programs look for it without being told: feed readers and search
 * engines, and telephones for their home screen, which want no transparent corners.
 */
const ICONS = {
  '/favicon.ico': { width: 48 },
  '/apple-touch-icon.png': { width: 180, background: '#1F6F5C' },
};

/** Serves the icons, drawn from the same file that pages link to. */
export function registerIcons(
  app: FastifyInstance,
  { clientDir, front }: { clientDir: string; front: MemoryFront },
): void {
  for (const [url, look] of Object.entries(ICONS)) {
    const make = async () => {
      const svg = readFileSync(join(clientDir, 'illustrations', 'favicon.svg'), 'utf8');
      return new StoredResponse({
        status: 200,
        type: 'image/png',
        body: await renderPng(svg, look),
        cacheControl: HOURLY,
        headers: Object.entries(SECURITY_HEADERS).flat(),
      });
    };
    app.get(url, (request, reply) => front.send(request, reply, { url }, make));
  }
}
