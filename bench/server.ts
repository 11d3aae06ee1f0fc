import { type Findings, fixed, markdownTable, milliseconds } from './figures.ts';
import { createBenchFolder, startPortal } from './portal-process.ts';
import { residentMebibytes, untilIdle } from './process-usage.ts';
import { ask, readEverything } from './requests.ts';
import { measureThroughput } from './throughput.ts';

const seconds = (ms: number) => `${fixed(ms / 1_000, 2)} s`;
const mebibytes = (value: number) => `${fixed(value, 0)} MiB`;

/**
 * Starts the portal on an empty folder, stops it, starts it again, has everything read once, and
 * puts it under load.
 */
export async function measureServer(): Promise<Findings> {
  const folder = createBenchFolder();
  const first = await startPortal(folder);
  await first.stop();
  const portal = await startPortal(folder);
  try {
    const idleMebibytes = residentMebibytes(portal.pid);
    const askedAt = performance.now();
    await ask(portal.port, '/');
    const firstPageMs = performance.now() - askedAt;
    const responses = await readEverything(portal.port);
    await untilIdle(portal.pid);
    const startUp = markdownTable(
      ['start and memory', ''],
      [
        ['first start: migrate, render and store the library', seconds(first.readyMs)],
        ['second start', seconds(portal.readyMs)],
        ['first page after it', milliseconds(firstPageMs)],
        ['memory after the start', mebibytes(idleMebibytes)],
        [`memory with all ${responses} responses kept`, mebibytes(residentMebibytes(portal.pid))],
      ],
    );
    const { report, missed } = await measureThroughput(portal);
    const afterLoad = `Memory after the load: ${mebibytes(residentMebibytes(portal.pid))}.`;
    return { report: [startUp, report, afterLoad].join('\n\n'), missed };
  } finally {
    await portal.stop();
    folder.remove();
  }
}
