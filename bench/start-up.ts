import { ask } from './ask.ts';
import type { createBenchFolder } from './portal-process.ts';
import { PortalProcess } from './portal-process.ts';
import { residentMebibytes, untilIdle } from './process-usage.ts';
import { readEverything } from './read-everything.ts';

export interface StartUpResult {
  coldMs: number;
  warmMs: number;
  firstPageMs: number;
  idleMebibytes: number;
  fullMebibytes: number;
  responses: number;
}

/**
 * Starts the portal on an empty folder, stops it, starts it again, and has everything read once.
 *
 * @returns the figures and the portal, which is left running with all of it in memory
 */
export async function measureStartUp(folder: ReturnType<typeof createBenchFolder>) {
  const first = await PortalProcess.start(folder);
  await first.stop();
  const portal = await PortalProcess.start(folder);
  const idleMebibytes = residentMebibytes(portal.pid);
  const askedAt = performance.now();
  await ask(portal.port, '/');
  const firstPageMs = performance.now() - askedAt;
  const responses = await readEverything(portal.port);
  await untilIdle(portal.pid);
  const result: StartUpResult = {
    coldMs: first.readyMs,
    warmMs: portal.readyMs,
    firstPageMs,
    idleMebibytes,
    fullMebibytes: residentMebibytes(portal.pid),
    responses,
  };
  return { portal, result };
}
