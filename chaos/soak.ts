import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, giveFeedback } from './portal-calls.ts';
import { startPortal } from './portal-process.ts';
import { Readers, send } from './readers.ts';

/** node chaos/soak.ts [minutes]: one process under steady load, and what becomes of its memory. */
const minutes = Number(process.argv[2] ?? 10);
const SAMPLE_MS = 30_000;
const MEGABYTE = 1024 * 1024;

/** Resident memory of a process, in MB. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

async function heapMegabytes(url: string): Promise<number> {
  const { body } = await send(`${url}/metrics`);
  return Number(/^hoa_nodejs_heap_size_used_bytes (\S+)/m.exec(body)?.[1] ?? 0) / MEGABYTE;
}

const portal = await startPortal({ DATABASE_URL: process.env.DATABASE_URL });
await portal.ready;
const readers = new Readers(portal.url, 4);
let writes = 0;
let isOver = false;
const writing = (async () => {
  for (let turn = 0; !isOver; turn += 1) {
    const answerId = await ask(portal.url, `What is a quorum in year ${turn}?`);
    await giveFeedback(portal.url, answerId);
    await send(`${portal.url}/topic/unknown-${turn}`);
    await send(`${portal.url}/api/search?q=word${turn}`);
    writes += 1;
    await sleep(20);
  }
})();

console.log('minute | reads | failed | questions | resident MB | heap MB');
const end = Date.now() + minutes * 60_000;
while (Date.now() < end) {
  await sleep(Math.min(SAMPLE_MS, end - Date.now()));
  const minute = minutes - (end - Date.now()) / 60_000;
  const { reads, failed } = readers.report;
  const resident = residentMegabytes(portal.child.pid ?? 0).toFixed(0);
  const heap = (await heapMegabytes(portal.url)).toFixed(0);
  console.log([minute.toFixed(1), reads, failed, writes, resident, heap].join(' | '));
}
isOver = true;
await writing;
const report = await readers.stop();
const { code } = await portal.kill('SIGTERM');
console.log(`reads ${report.reads}, failed ${report.failed}, exit code ${code}`);
for (const failure of report.failures) console.log(failure);
