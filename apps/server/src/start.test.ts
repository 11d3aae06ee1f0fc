import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { spawnPortal } from './testing/portal-process.ts';

const children: ChildProcess[] = [];

function startPortal(environment: NodeJS.ProcessEnv) {
  const portal = spawnPortal({ LOG_LEVEL: 'silent', ...environment });
  children.push(portal.child);
  return portal;
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const newFolder = () => mkdtempSync(join(tmpdir(), 'portal-start-'));

describe('starting and stopping', () => {
  test('it loads the library with progress, says where it is, and stops on a signal', async () => {
    const environment = { DATA_DIR: newFolder(), PORT: String(await freePort()) };
    const portal = startPortal(environment);
    await portal.ready;
    expect(portal.output()).toContain(`http://localhost:${environment.PORT}`);
    expect(portal.output()).toMatch(/Loading the library: 120/);
    portal.child.kill('SIGTERM');
    expect((await portal.exit).code).toBe(0);

    const again = startPortal(environment);
    await again.ready;
    expect(again.output()).not.toMatch(/Loading the library/);
  });

  test('killed without warning it starts again on the same folder', async () => {
    const environment = { DATA_DIR: newFolder(), PORT: String(await freePort()) };
    const portal = startPortal(environment);
    await portal.ready;
    portal.child.kill('SIGKILL');
    await portal.exit;
    const again = startPortal(environment);
    await again.ready;
    const ready = await fetch(`http://127.0.0.1:${environment.PORT}/api/ready`);
    expect(await ready.json()).toMatchObject({ status: 'ready', articles: 120 });
  });

  test('a second process on the same folder is refused with what to do', async () => {
    const environment = { DATA_DIR: newFolder() };
    const first = startPortal({ ...environment, PORT: String(await freePort()) });
    await first.ready;
    const second = startPortal({ ...environment, PORT: String(await freePort()) });
    const { code, output } = await second.exit;
    expect(code).toBe(1);
    expect(output).toMatch(/in use by another process/);
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('a taken port and a bad environment end with a clear message', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const address = occupant.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const taken = await startPortal({ DATA_DIR: newFolder(), PORT: String(port) }).exit;
    occupant.close();
    expect([taken.code, taken.output]).toEqual([
      1,
      expect.stringContaining(`Port ${port} is in use`),
    ]);

    const bad = await startPortal({ PORT: 'eighty', LOG_LEVEL: 'loud' }).exit;
    expect(bad.code).toBe(78);
    expect(bad.output).toMatch(/PORT[\s\S]*LOG_LEVEL/);
  });
});
