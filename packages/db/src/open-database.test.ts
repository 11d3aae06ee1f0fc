import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';
import { openDatabase } from './open-database.ts';
import { EMPTY_DATABASE, fillFromTemplate } from './testing/template-database.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'portal-db-'));

/** Starts a process that takes the lock on a folder, and resolves when it has it. */
async function lockInAnotherProcess(folder: string) {
  const script = join(newFolder(), 'hold.mjs');
  const lockModule = fileURLToPath(new URL('./data-dir-lock.ts', import.meta.url));
  writeFileSync(
    script,
    `import { lockDataDir } from ${JSON.stringify(lockModule)};
     lockDataDir(${JSON.stringify(folder)});
     // What nothing refers to is collected now, and not at some moment of a long run.
     setTimeout(() => {
       globalThis.gc();
       process.send('locked');
     }, 100);
     process.once('disconnect', () => process.exit());`,
  );
  const child = fork(script, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  const kill = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return { kill };
}

describe('the embedded database', () => {
  test('keeps what was written when it is closed and opened again', async () => {
    const dataDir = newFolder();
    const first = await openDatabase({ dataDir });
    await sql`create table kept (word text)`.execute(first.db);
    await sql`insert into kept values ('quorum')`.execute(first.db);
    await first.close();

    const second = await openDatabase({ dataDir });
    const { rows } = await sql<{ word: string }>`select word from kept`.execute(second.db);
    expect(rows).toEqual([{ word: 'quorum' }]);
    await second.close();
  });

  test('a second process on the same folder is refused clearly, a killed one leaves no lock', async () => {
    const dataDir = newFolder();
    await fillFromTemplate(dataDir, EMPTY_DATABASE);
    const other = await lockInAnotherProcess(dataDir);
    await expect(openDatabase({ dataDir })).rejects.toThrow(/in use by another process/);
    await other.kill();
    const database = await openDatabase({ dataDir });
    await database.close();
  });

  test('closing it lets the next one in', () => {
    const dataDir = newFolder();
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(/in use by another process/);
    unlock();
    expect(() => lockDataDir(dataDir)()).not.toThrow();
  });

  test('folders on the way to it are made', async () => {
    const dataDir = join(newFolder(), 'one', 'two');
    lockDataDir(dataDir)();
    expect(existsSync(dataDir)).toBe(true);
  });

  test('a folder that cannot be made is named in the refusal', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    const refused = /DATA_DIR \S+ cannot be written/;
    await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(refused);
    // A file system that takes no folders and says that there is none above.
    const nowhere = existsSync('/proc') ? '/proc/portal/data' : join(file, 'one', 'two');
    await expect(openDatabase({ dataDir: nowhere })).rejects.toThrow(refused);
  });
});
