import { setImmediate } from 'node:timers/promises';
import { CATALOGUE_TOPICS, FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { type Findings, fixed, markdownTable, percentile } from './figures.ts';

/** For an uncached topic page, 95 of 100 times. */
const BAR_MS = 15;
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
export async function measureRender(): Promise<Findings> {
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  const { http, close } = await createApp({ config, database: { memory: true } });
  const rows: string[][] = [];
  const missed: string[] = [];
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
    // Processor time beside it: other work on the machine lengthens that less.
    const figures = [times, cpuTimes].flatMap((all) => [
      percentile(all, 0.5),
      percentile(all, 0.95),
    ]);
    rows.push([page, ...figures.map((ms) => fixed(ms, 1))]);
    const p95Ms = percentile(times, 0.95);
    if (page === 'topic' && p95Ms > BAR_MS) {
      missed.push(`topic page made anew: ${fixed(p95Ms, 1)} ms, bar ${BAR_MS}`);
    }
  }
  await close();
  const header = ['page made anew', 'p50 ms', 'p95 ms', 'CPU p50 ms', 'CPU p95 ms'];
  return { report: markdownTable(header, rows), missed };
}
