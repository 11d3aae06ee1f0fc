import { setImmediate } from 'node:timers/promises';
import { CATALOGUE_TOPICS, FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { percentile } from './percentile.ts';

export interface RenderResult {
  page: string;
  p50Ms: number;
  p95Ms: number;
  /** Of processor time, which other work on the machine lengthens less. */
  cpuP50Ms: number;
  cpuP95Ms: number;
}

const WARM_UP = 100;
const RENDERED = 600;
/** A parameter that a page may read: it is made for this request and not kept. */
const UNKEPT = '?q=';

const PAGES = {
  home: ['/'],
  category: FALLBACK_CATEGORIES.map(({ slug }) => `/category/${slug}`),
  topic: [...CATALOGUE_TOPICS.keys()].map((slug) => `/topic/${slug}`),
};

/** Milliseconds of processor that the thread of the JavaScript has used. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Milliseconds of making a page from request to bytes, nothing of it in memory. */
export async function measureRender(): Promise<RenderResult[]> {
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  const { http, close } = await createApp({ config, database: { memory: true } });
  const results: RenderResult[] = [];
  for (const [page, paths] of Object.entries(PAGES)) {
    const times: number[] = [];
    const cpuTimes: number[] = [];
    for (let index = 0; index < WARM_UP + RENDERED; index += 1) {
      await setImmediate();
      const startedAt = performance.now();
      const cpuBefore = cpuMs();
      const { statusCode } = await http.inject(`${paths[index % paths.length]}${UNKEPT}`);
      if (index >= WARM_UP) {
        times.push(performance.now() - startedAt);
        cpuTimes.push(cpuMs() - cpuBefore);
      }
      if (statusCode !== 200) throw new Error(`${page} was answered with ${statusCode}`);
    }
    results.push({
      page,
      p50Ms: percentile(times, 0.5),
      p95Ms: percentile(times, 0.95),
      cpuP50Ms: percentile(cpuTimes, 0.5),
      cpuP95Ms: percentile(cpuTimes, 0.95),
    });
  }
  await close();
  return results;
}
