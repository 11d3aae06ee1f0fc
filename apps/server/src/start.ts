import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { PortalError } from '@hoa/core/errors';
import { type App, createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { failWith } from './operator-error.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rLoading the library: ${done} of ${total}`);
  else if (done === total) process.stdout.write(`Loading the library: ${total} articles`);
  if (done === total) process.stdout.write('\n');
}

/** Clients that were connecting when the signal came are let in and answered first. */
const LAST_CALL_MS = 250;
/** Turns of the event loop that a connection takes from being accepted to being read. */
const LAST_CALL_TURNS = 10;
/** Answers under way get this long; clients that still hold a connection then are cut off. */
const FINISH_MS = 8_000;
/** After this the process ends whatever still hangs, as a database that never closes its connection. */
const END_MS = 9_500;

async function lastCall(): Promise<void> {
  // Twice, as a busy process comes to its connections only after the first.
  for (let call = 0; call < 2; call += 1) {
    await sleep(LAST_CALL_MS);
    for (let count = 0; count < LAST_CALL_TURNS; count += 1) await turn();
  }
}

/** Lets the answers under way finish, then closes everything; returns after ten seconds at most. */
async function stop(app: App): Promise<void> {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const cutOff = setTimeout(() => app.http.server.closeAllConnections(), FINISH_MS);
  const deadline = setTimeout(resolve, END_MS);
  const close = lastCall().then(() => app.close());
  await Promise.race([close, end]).finally(() => {
    clearTimeout(cutOff);
    clearTimeout(deadline);
  });
}

function stopOnSignal(app: App): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    await stop(app);
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** What the system says of an address that cannot be listened at, by what an operator can do. */
function listenError(error: unknown, { PORT, HOST }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const advice: Record<string, string> = {
    EADDRINUSE: `Port ${PORT} is in use. Set PORT to a free one.`,
    EACCES: `This user may not listen at port ${PORT}. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${HOST} is no address of this machine. Set HOST to one, or to 0.0.0.0 for all.`,
    ENOTFOUND: `HOST ${HOST} is not known here. Set HOST to an address of this machine, without a port.`,
  };
  const text = advice[code];
  return text === undefined ? error : new PortalError('unavailable', text, { cause: error });
}

/** A port of the system's choice, kept from other processes until the portal listens there itself. */
async function reservePort(config: Config) {
  const holder = createServer((socket) => socket.destroy()).listen(0, config.HOST);
  await once(holder, 'listening').catch((error: unknown) => {
    throw listenError(error, config);
  });
  const address = holder.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    release: () => once(holder.close(), 'close'),
  };
}

/** The environment with a port that is known before anything is made that names it. */
async function readConfigWithPort() {
  const config = readConfig(process.env);
  if (config.PORT !== 0) return { config, release: async () => {} };
  const { port, release } = await reservePort(config);
  return { config: readConfig({ ...process.env, PORT: String(port) }), release };
}

async function listen(app: App, config: Config): Promise<void> {
  try {
    await app.http.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await app.close();
    throw listenError(error, config);
  }
}

/**
 * Starts the portal from the environment and stays until a signal.
 *
 * @param pages false serves the API alone, which needs no build
 */
export async function start({ pages }: { pages: boolean }): Promise<void> {
  try {
    const { config, release } = await readConfigWithPort();
    const app = await createApp({ config, pages, onSyncProgress: showProgress });
    stopOnSignal(app);
    await release();
    await listen(app, config);
    say(`The ${pages ? 'portal' : 'API'} is ready at ${config.PUBLIC_URL}`);
    await app.prepare();
  } catch (error) {
    failWith(error);
  }
}
