import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, giveFeedback } from './portal-calls.ts';
import { startPortal } from './portal-process.ts';
import { READ_PATHS, send } from './readers.ts';

/**
 * node chaos/soak.ts [minutes] [requests a second]: one process under steady load, and what
 * becomes of its memory. Ends with 1 when a request failed or memory still grew at the end.
 */
const minutes = Number(process.argv[2] ?? 10);
const perSecond = Number(process.argv[3] ?? 50);
const SAMPLE_MS = 15_000;
const MEGABYTE = 1024 * 1024;
/** The last quarter may need so much more than the second: what a garbage collector leaves. */
const GROWTH_MAX = 1.1;

interface Sample {
  resident: number;
  heap: number;
}

/** Resident memory of a process, in MB. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

async function heapMegabytes(url: string): Promise<number> {
  const { body } = await send(`${url}/metrics`);
  return Number(/^hoa_nodejs_heap_size_used_bytes (\S+)/m.exec(body)?.[1] ?? 0) / MEGABYTE;
}

/** The mean of a part of the samples, from and to as shares of all. */
function meanResident(samples: readonly Sample[], from: number, to: number): number {
  const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to));
  return part.reduce((sum, { resident }) => sum + resident, 0) / part.length;
}

const portal = await startPortal({ DATABASE_URL: process.env.DATABASE_URL });
const counts = { sent: 0, failed: 0, questions: 0 };
const failures = new Set<string>();

async function expectAnswer(url: string): Promise<void> {
  const { status } = await send(portal.url + url);
  if (status !== 200) throw new Error(`${url}: ${status}`);
}

/** What visitors do in turn: mostly read, sometimes search, land nowhere, ask and say thanks. */
async function visit(turn: number): Promise<void> {
  if (turn % 10 === 3) return expectAnswer(`/topic/unknown-${turn}`);
  if (turn % 10 === 6) return expectAnswer(`/api/search?q=word${turn}`);
  if (turn % 10 !== 9) return expectAnswer(READ_PATHS[turn % READ_PATHS.length] ?? '/');
  const answerId = await ask(portal.url, `What is a quorum in year ${turn}?`);
  counts.questions += 1;
  await giveFeedback(portal.url, answerId);
}

function sendOne(turn: number): void {
  counts.sent += 1;
  visit(turn).catch((error: unknown) => {
    counts.failed += 1;
    failures.add(error instanceof Error ? error.message : String(error));
  });
}

console.log('minute | requests | failed | questions | resident MB | heap MB');
const startedAt = Date.now();
const samples: Sample[] = [];
while (Date.now() - startedAt < minutes * 60_000) {
  await sleep(20);
  const elapsedMs = Date.now() - startedAt;
  // As many as are due: a late timer must not thin the stream.
  while (counts.sent < (elapsedMs / 1_000) * perSecond) sendOne(counts.sent);
  if (elapsedMs < (samples.length + 1) * SAMPLE_MS) continue;
  const resident = residentMegabytes(portal.child.pid ?? 0);
  const heap = await heapMegabytes(portal.url);
  samples.push({ resident, heap });
  const row = [(elapsedMs / 60_000).toFixed(1), ...Object.values(counts), resident.toFixed(0)];
  console.log([...row, heap.toFixed(0)].join(' | '));
}
const { code } = await portal.kill('SIGTERM');
const growth = meanResident(samples, 0.75, 1) / meanResident(samples, 0.25, 0.5);
const isFlat = growth <= GROWTH_MAX;
console.log(`${counts.sent} requests, ${counts.failed} failed, exit code ${code}`);
console.log(
  `resident memory of the last quarter over that of the second: ${growth.toFixed(2)}, ${isFlat ? 'flat' : 'NOT flat'}`,
);
for (const failure of [...failures].slice(0, 5)) console.log(failure);
process.exit(isFlat && counts.failed === 0 && code === 0 ? 0 : 1);
