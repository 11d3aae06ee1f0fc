// npm run bench: see docs/performance.md. Results on standard output as Markdown.
import { availableParallelism, cpus } from 'node:os';
import { measureAnswers } from './answers.ts';
import { browserReport, missedInBrowser } from './browser/browser-report.ts';
import { createBenchFolder } from './portal-process.ts';
import { residentMebibytes } from './process-usage.ts';
import { missedToReferences, referencesReport } from './references/references-report.ts';
import { measureRender } from './render.ts';
import {
  answersReport,
  memoryAfterLoadLine,
  RATIO_BAR,
  RENDER_BAR_MS,
  renderReport,
  scaleReport,
  startUpReport,
  throughputReport,
} from './report.ts';
import { measureStartUp } from './start-up.ts';
import { measureThroughput, type ThroughputCase } from './throughput.ts';

const TOPIC = { slug: 'reserve-funds', categoryId: 2, currentTopicId: 25 };
const { slug, categoryId, currentTopicId } = TOPIC;
const BATCH_INPUT = JSON.stringify({ 0: { slug }, 1: { categoryId, currentTopicId } });

const CASES: readonly ThroughputCase[] = [
  { name: 'home page', path: '/' },
  { name: 'topic page', path: `/topic/${slug}` },
  { name: 'GET /api/categories', path: '/api/categories' },
  { name: 'GET /api/categories?t=&r=', path: '/api/categories?t=1763600000000&r=0.5' },
  { name: '304 of a topic page', path: `/topic/${slug}`, isHeld: true },
  { name: '304 of GET /api/categories', path: '/api/categories', isHeld: true },
  {
    name: 'tRPC GET batch of three queries',
    path: `/trpc/topics.bySlug,topics.related,categories.list?batch=1&input=${encodeURIComponent(BATCH_INPUT)}`,
  },
  {
    name: 'tRPC categories.list',
    path: `/trpc/categories.list?batch=1&input=${encodeURIComponent('{}')}`,
  },
];

/** Set by scripts/bench.mjs. */
const { CHROMIUM_PATH = '' } = process.env;

const print = (text: string) => process.stdout.write(`${text}\n\n`);
const isWanted = (part: string) => process.argv.length < 3 || process.argv.includes(part);

/** Search and ask need the index; without it the rest is still worth knowing. */
async function printScale(): Promise<void> {
  try {
    const { measureLibraryScale } = await import('./library-scale.ts');
    print(scaleReport(measureLibraryScale()));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) {
      throw error;
    }
    print(`Search and ask are not measured: ${error.message}`);
  }
}

/** @returns what misses its bar */
async function printServer(): Promise<string[]> {
  const folder = createBenchFolder();
  const { portal, result } = await measureStartUp(folder);
  try {
    print(startUpReport(result));
    const throughput = await measureThroughput(portal, CASES);
    print(throughputReport(throughput));
    print(memoryAfterLoadLine(residentMebibytes(portal.pid)));
    return throughput
      .filter(({ ratio }) => ratio < RATIO_BAR)
      .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)} of bare Fastify, bar ${RATIO_BAR}`);
  } finally {
    await portal.stop();
    folder.remove();
  }
}

/** @returns what misses its bar */
async function printRender(): Promise<string[]> {
  const results = await measureRender();
  print(renderReport(results));
  return results
    .filter(({ page, p95Ms }) => page === 'topic' && p95Ms > RENDER_BAR_MS)
    .map(({ p95Ms }) => `topic page made anew: ${p95Ms.toFixed(1)} ms, bar ${RENDER_BAR_MS}`);
}

/** @returns what misses its bar */
async function printAnswers(): Promise<string[]> {
  const results = await measureAnswers();
  print(answersReport(results));
  return results
    .filter(({ ms, barMs }) => ms > barMs)
    .map(({ what, ms, barMs }) => `${what}: ${ms.toFixed(1)} ms, bar ${barMs}`);
}

/** @returns what misses its bar */
async function printBrowser(): Promise<string[]> {
  const { measureBrowser } = await import('./browser/measure-browser.ts');
  const result = await measureBrowser(CHROMIUM_PATH);
  print(browserReport(result));
  return missedInBrowser(result);
}

/** @returns in what another site is ahead */
async function printReferences(): Promise<string[]> {
  const { measureReferences } = await import('./references/measure-references.ts');
  const results = await measureReferences(CHROMIUM_PATH);
  print(referencesReport(results));
  return missedToReferences(results);
}

print(`${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
const missed = [
  ...(isWanted('server') ? await printServer() : []),
  ...(isWanted('render') ? await printRender() : []),
  ...(isWanted('answers') ? await printAnswers() : []),
  // Only on request: it takes some minutes, and fetches Lighthouse when it is first run.
  ...(process.argv.includes('browser') ? await printBrowser() : []),
  ...(process.argv.includes('references') ? await printReferences() : []),
];
if (isWanted('scale')) await printScale();
for (const line of missed) print(`MISSED ${line}`);
process.exit(missed.length === 0 ? 0 : 1);
