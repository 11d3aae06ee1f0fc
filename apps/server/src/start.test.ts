import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { spawnPortal } from './testing/portal-process.ts';

/** Generous: a machine that runs every other suite at the same time starts slowly. */
const TIMEOUT_MS = 240_000;
const children: ChildProcess[] = [];
const folders: string[] = [];

function startPortal(environment: NodeJS.ProcessEnv) {
  const portal = spawnPortal({ LOG_LEVEL: 'silent', ...environment });
  children.push(portal.child);
  return portal;
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
  folders.push(folder);
  return folder;
}

describe('starting and stopping', { timeout: TIMEOUT_MS }, () => {
  /** A folder with the library, as a first start leaves it, and what that start said. */
  const first = { DATA_DIR: newFolder(), output: '', code: -1 };
  const loadedFolder = () => {
    const DATA_DIR = newFolder();
    cpSync(first.DATA_DIR, DATA_DIR, { recursive: true });
    return DATA_DIR;
  };

  beforeAll(async () => {
    const portal = startPortal({ DATA_DIR: first.DATA_DIR });
    await portal.ready;
    portal.child.kill('SIGTERM');
    Object.assign(first, await portal.exit);
  }, TIMEOUT_MS);

  test('it loads the library with progress, says where it is, and stops on a signal', async () => {
    expect(first.output).toMatch(/ready at http:\/\/localhost:[1-9]\d*\n/);
    expect(first.output).toMatch(/Loading the library: 120/);
    expect(first.code).toBe(0);

    const again = startPortal({ DATA_DIR: loadedFolder() });
    await again.ready;
    expect(again.output()).not.toMatch(/Loading the library/);
    // Where the system chose the port, links name that one.
    const robots = await (await fetch(`${again.url}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: http://localhost:${new URL(again.url).port}/sitemap.xml`);
  });

  test('killed without warning it starts again on the same folder', async () => {
    const environment = { DATA_DIR: loadedFolder() };
    const portal = startPortal(environment);
    await portal.ready;
    portal.child.kill('SIGKILL');
    await portal.exit;
    const again = startPortal(environment);
    await again.ready;
    const ready = await fetch(`${again.url}/api/ready`);
    expect(await ready.json()).toMatchObject({ status: 'ready', articles: 120 });
  });

  test('a second process on the same folder is refused with what to do', async () => {
    const environment = { DATA_DIR: loadedFolder() };
    await startPortal(environment).ready;
    const { code, output } = await startPortal(environment).exit;
    expect(code).toBe(1);
    expect(output).toMatch(/in use by another process/);
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('a taken port, a wrong host and a bad environment end with a clear message', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const address = occupant.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const taken = await startPortal({ DATA_DIR: loadedFolder(), PORT: String(port) }).exit;
    occupant.close();
    expect([taken.code, taken.output]).toEqual([
      1,
      expect.stringContaining(`Port ${port} is in use`),
    ]);

    for (const HOST of ['192.0.2.1', 'nowhere.invalid']) {
      const { code, output } = await startPortal({ DATA_DIR: newFolder(), PORT: '0', HOST }).exit;
      expect([code, output], HOST).toEqual([1, expect.stringContaining(`HOST ${HOST} is no`)]);
      expect(output).not.toMatch(/\n\s+at /);
    }

    const bad = await startPortal({ PORT: 'eighty', LOG_LEVEL: 'loud' }).exit;
    expect(bad.code).toBe(78);
    expect(bad.output).toMatch(/PORT[\s\S]*LOG_LEVEL/);
  });
});
