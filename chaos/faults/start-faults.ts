import { once } from 'node:events';
import { createServer } from 'node:net';
import { SmallDisk } from '../disk.ts';
import { type Fault, newOutcome, type Outcome } from '../fault.ts';
import { loadedFolder } from '../loaded-folder.ts';
import { startPortal } from '../portal-process.ts';

const EXIT_FAILURE = 1;
const EXIT_CONFIG = 78;

/** Starts where it cannot and checks that it says so: exit code, words, no stack. */
async function refusesToStart(
  outcome: Outcome,
  environment: NodeJS.ProcessEnv,
  expected: { code: number; words: RegExp },
): Promise<void> {
  const portal = startPortal(environment);
  const { code, output } = await portal.exit;
  const said = output.trim().split('\n').at(-1) ?? '';
  outcome.seen ||= `exit code ${code}: ${said.slice(0, 120)}`;
  if (code !== expected.code) outcome.problems.push(`exit code ${code}`);
  if (!expected.words.test(output)) outcome.problems.push(`it said: ${output.slice(-300)}`);
  if (/\n\s+at /.test(output)) outcome.problems.push('it showed a stack');
}

function startFault(name: string, tryOnce: (outcome: Outcome) => Promise<void>): Fault {
  return {
    name,
    async run(times) {
      const outcome = newOutcome(name, times);
      for (let turn = 0; turn < times; turn += 1) await tryOnce(outcome);
      return outcome;
    },
  };
}

export const takenPort = startFault('port taken', async (outcome) => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const address = occupant.address();
  const PORT = String(typeof address === 'object' && address !== null ? address.port : 0);
  await refusesToStart(
    outcome,
    { PORT, DATA_DIR: await loadedFolder() },
    { code: EXIT_FAILURE, words: /Port \d+ is in use/ },
  );
  occupant.close();
});

export const lockedFolder = startFault('a second process on one DATA_DIR', async (outcome) => {
  const DATA_DIR = await loadedFolder();
  const first = startPortal({ DATA_DIR });
  await first.ready;
  const words = /in use by another process/;
  await refusesToStart(outcome, { DATA_DIR }, { code: EXIT_FAILURE, words });
  await first.kill('SIGTERM');
});

export const fullDisk = startFault('disk full at start', async (outcome) => {
  const disk = new SmallDisk(200);
  const DATA_DIR = `${disk.folder}/data`;
  const first = startPortal({ DATA_DIR });
  await first.ready;
  await first.kill('SIGTERM');
  disk.fill();
  await refusesToStart(outcome, { DATA_DIR }, { code: EXIT_FAILURE, words: /disk .*full/i });
  disk.free();
  const again = startPortal({ DATA_DIR });
  await again.ready;
  if (again.output().includes('Loading the library')) outcome.problems.push('the data was harmed');
  await again.kill('SIGTERM');
  disk.remove();
});

export const readOnlyDisk = startFault('read-only DATA_DIR', async (outcome) => {
  const disk = new SmallDisk(1);
  disk.protect();
  const words = /cannot be written/;
  await refusesToStart(outcome, { DATA_DIR: `${disk.folder}/data` }, { code: EXIT_FAILURE, words });
  disk.remove();
});

/** An address that leads to a server, and is wrong all the same. */
export const wrongDatabase = (serverUrl: string) =>
  startFault('DATABASE_URL with a database or a user that is not there', async (outcome) => {
    const name = new URL(serverUrl);
    name.pathname = '/no_such_database';
    const words = /DATABASE_URL: the server refused it/;
    await refusesToStart(outcome, { DATABASE_URL: name.href }, { code: EXIT_CONFIG, words });
    const user = new URL(serverUrl);
    user.username = 'no_such_user';
    await refusesToStart(outcome, { DATABASE_URL: user.href }, { code: EXIT_CONFIG, words });
  });

/** A database that a newer version of the portal has worked on. */
export const newerSchema = (database: () => Promise<string>) =>
  startFault('schema newer than the code', async (outcome) => {
    const words = /newer version of the portal/;
    const DATABASE_URL = await database();
    await refusesToStart(outcome, { DATABASE_URL }, { code: EXIT_FAILURE, words });
  });
