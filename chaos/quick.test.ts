import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { isServerAvailable } from '../packages/db/src/testing/test-databases.ts';
import { behindProxy } from './breakable-databases.ts';
import { type Fault, fault } from './fault.ts';
import { overload } from './faults/client-faults.ts';
import { databaseFault } from './faults/database-faults.ts';
import { killedWhileWriting, stoppedUnderLoad } from './faults/process-faults.ts';
import { takenPort } from './faults/start-faults.ts';
import { launchPortal, type PortalProcess } from './portal-process.ts';

/** Generous: a machine that runs every other suite at the same time starts slowly. */
const TIMEOUT_MS = 240_000;
const hasServer = await isServerAvailable();

/** Tries a fault once on a real process of the portal. */
async function survives(fault: Fault): Promise<void> {
  const { failedReads, rowsLost, problems } = await fault.run(1);
  expect({ failedReads, rowsLost, problems }).toEqual({
    failedReads: 0,
    rowsLost: 0,
    problems: [],
  });
}

describe('the quick part of npm run test:chaos', { timeout: TIMEOUT_MS }, () => {
  test('killed while visitors write, it has every confirmed row at the next start', () =>
    survives(killedWhileWriting('SIGKILL', async () => ({}))));

  test('what a fault started ends with it, also where it fails', async () => {
    let reads = 0;
    const server = createServer((_, response) => {
      reads += 1;
      response.end('enough for a page that is read');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    let portal: PortalProcess | undefined;
    const failing = fault('failing', (outcome) => {
      portal = launchPortal();
      return outcome
        .whileReading(`http://127.0.0.1:${port}`, () => Promise.reject(new Error('failed')))
        .then(() => '');
    });
    await expect(failing.run(1)).rejects.toThrow('failed');
    expect(portal?.child.signalCode).toBe('SIGKILL');
    const before = reads;
    await sleep(500);
    expect(reads).toBe(before);
    server.close();
  });

  test('told to stop, it finishes what was asked', () => survives(stoppedUnderLoad));

  test('asked for far more than it can make, it answers or refuses at once', () =>
    survives(overload));

  test('with its port taken it says so', () => survives(takenPort));

  test.runIf(hasServer)('its database cut off and back, nobody who reads notices', async () => {
    const database = await behindProxy('cut');
    expect(await isServerAvailable(database.url)).toBe(true);
    await survives(databaseFault('cut', async () => database));
    // Nothing stays on a server that others use.
    expect(await isServerAvailable(database.url)).toBe(false);
  });
});
