import { PortalError } from '@hoa/core/errors';
import { type App, createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { failWith } from './operator-error.ts';
import { stopWithin } from './resilience/stop-within.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

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

/** @returns the address to tell: with PORT=0 the system has chosen the port only now */
async function listen(app: App, config: Config): Promise<string> {
  try {
    await app.http.listen({ port: config.PORT, host: config.HOST });
    const address = app.http.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
    return config.PUBLIC_URL.replace(/:0$/, `:${port}`);
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
    say(`The portal is ready at ${await listen(app, config)}`);
  } catch (error) {
    failWith(error);
  }
}
