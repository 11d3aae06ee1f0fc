import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Fault, fault, type Outcome } from '../fault.ts';
import { launchPortal, loadedFolder, startPortal } from '../portal-process.ts';

const EXIT_FAILURE = 1;
const EXIT_CONFIG = 78;

/**
 * Starts where it cannot and checks that it says so: exit code, words, no stack.
 *
 * @returns how it ended
 */
export async function refusesToStart(
  outcome: Outcome,
  environment: NodeJS.ProcessEnv,
  words: RegExp,
  expectedCode = EXIT_FAILURE,
): Promise<string> {
  const { code, output } = await launchPortal(environment).exit;
  outcome.expect(code === expectedCode, `exit code ${code}`);
  outcome.expect(words.test(output), `it said: ${output.slice(-300)}`);
  outcome.expect(!/\n\s+at /.test(output), 'it showed a stack');
  const lastLine = output.trim().split('\n').at(-1) ?? '';
  return `exit code ${code}: ${lastLine.slice(0, 120)}`;
}

/** @param tryOnce tells how the process ended */
export function startFault(name: string, tryOnce: (outcome: Outcome) => Promise<string>): Fault {
  return fault(name, async (outcome) => {
    let seen = '';
    for (let turn = 0; turn < outcome.times; turn += 1) seen = await tryOnce(outcome);
    return seen;
  });
}

export const takenPort = startFault('port taken', async (outcome) => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const address = occupant.address();
  const PORT = String(typeof address === 'object' && address !== null ? address.port : 0);
  const environment = { PORT, DATA_DIR: await loadedFolder() };
  const seen = await refusesToStart(outcome, environment, /Port \d+ is in use/);
  occupant.close();
  return seen;
});

export const lockedFolder = startFault('a second process on one DATA_DIR', async (outcome) => {
  const DATA_DIR = await loadedFolder();
  const first = await startPortal({ DATA_DIR });
  const seen = await refusesToStart(outcome, { DATA_DIR }, /in use by another process/);
  await first.kill('SIGTERM');
  return seen;
});

/** An address that leads to a server, and is wrong all the same. */
export const wrongDatabase = (serverUrl: string) =>
  startFault('DATABASE_URL with a database or a user that is not there', async (outcome) => {
    const words = /DATABASE_URL: the server refused it/;
    const name = new URL(serverUrl);
    name.pathname = '/no_such_database';
    const user = new URL(serverUrl);
    user.username = 'no_such_user';
    await refusesToStart(outcome, { DATABASE_URL: name.href }, words, EXIT_CONFIG);
    return refusesToStart(outcome, { DATABASE_URL: user.href }, words, EXIT_CONFIG);
  });

/** A database that a newer version of the portal has worked on. */
export const newerSchema = (database: () => Promise<string>) =>
  startFault('schema newer than the code', async (outcome) =>
    refusesToStart(outcome, { DATABASE_URL: await database() }, /newer version of the portal/),
  );
