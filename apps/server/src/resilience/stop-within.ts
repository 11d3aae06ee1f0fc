import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { App } from '../app.ts';

/** Whoever was connecting when the signal came is let in and answered first. */
const LAST_CALL_MS = 250;
/** Turns of the event loop that a connection takes from being accepted to being read. */
const LAST_CALL_TURNS = 10;
/** Answers under way get this long; clients that still hold a connection then are cut off. */
const FINISH_MS = 8_000;
/** After this the process ends whatever still hangs, as a database that never says goodbye. */
const END_MS = 9_500;

async function lastCall(): Promise<void> {
  await sleep(LAST_CALL_MS);
  for (let count = 0; count < LAST_CALL_TURNS; count += 1) await turn();
}

/** Lets the answers under way finish, then closes everything; returns after ten seconds at most. */
export async function stopWithin(app: App): Promise<void> {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const cutOff = setTimeout(() => app.http.server.closeAllConnections(), FINISH_MS);
  const deadline = setTimeout(resolve, END_MS);
  const close = lastCall().then(() => app.close());
  await Promise.race([close, end]).finally(() => {
    clearTimeout(cutOff);
    clearTimeout(deadline);
  });
}
