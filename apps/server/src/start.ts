import { PortalError } from '@hoa/core/errors';
import { type App, createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { stopWithin } from './resilience/stop-within.ts';

/** Exit code for an environment that a restart cannot mend (sysexits.h, EX_CONFIG). */
const EXIT_CONFIG = 78;
const EXIT_FAILURE = 1;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Ends with the words an operator can act on, and a stack only for what nobody foresaw. */
function fail(error: unknown): never {
  const known = error instanceof PortalError || error instanceof ConfigError;
  const text = known ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(error instanceof ConfigError ? EXIT_CONFIG : EXIT_FAILURE);
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rLoading the library: ${done} of ${total}`);
  else if (done === total) process.stdout.write(`Loading the library: ${total} articles`);
  if (done === total) process.stdout.write('\n');
}

function stopOnSignal(app: App): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopWithin(app);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function listen(app: App, config: Config): Promise<void> {
  try {
    await app.http.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await app.close();
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken
      ? new PortalError('unavailable', `Port ${config.PORT} is in use. Set PORT to a free one.`)
      : error;
  }
}

/** Starts the portal from the environment and stays until a signal. */
export async function start(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const app = await createApp({ config, onSyncProgress: showProgress });
    stopOnSignal(app);
    await listen(app, config);
    say(`The portal is ready at ${config.PUBLIC_URL}`);
  } catch (error) {
    fail(error);
  }
}
