import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, fault } from '../fault.ts';
import { loadedFolder, startPortal, waitUntil } from '../portal-process.ts';
import { send } from '../readers.ts';

async function openSockets(url: string, count: number): Promise<Socket[]> {
  const { port, hostname } = new URL(url);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

const stillOpen = (sockets: readonly Socket[]) => sockets.filter((socket) => !socket.closed).length;

/** Clients that hold a connection in one way, while others read. */
function holdingClients(name: string, count: number, hold: (socket: Socket) => void): Fault {
  return fault(name, async (outcome) => {
    const portal = await startPortal({ DATA_DIR: await loadedFolder() });
    let held = 0;
    for (let turn = 0; turn < outcome.times; turn += 1) {
      const sockets = await openSockets(portal.url, count);
      for (const socket of sockets) hold(socket);
      await outcome.whileReading(portal.url, () => sleep(4_000));
      held = stillOpen(sockets);
      for (const socket of sockets) socket.destroy();
    }
    await portal.kill('SIGTERM');
    return `${held} of ${count} connections open after 4 s; others read on`;
  });
}

export const idleClients = holdingClients('1,000 idle connections', 1_000, () => {});

export const stalledReaders = holdingClients('200 clients that do not read', 200, (socket) => {
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n'.repeat(20));
});

/** Clients that send a letter a second are let go, and no request of theirs is waited for long. */
export const slowClients = fault('200 clients that send slowly', async (outcome) => {
  const portal = await startPortal({ DATA_DIR: await loadedFolder() });
  let ms = 0;
  for (let turn = 0; turn < outcome.times; turn += 1) {
    const sockets = await openSockets(portal.url, 200);
    for (const [index, socket] of sockets.entries()) {
      const head = 'POST /api/openai/ask HTTP/1.1\r\nhost: portal\r\n';
      const body = 'content-type: application/json\r\ncontent-length: 500\r\n\r\n{';
      socket.resume();
      socket.write(index % 2 === 0 ? head : head + body);
    }
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, 1_000);
    await outcome.whileReading(portal.url, async () => {
      ms = await waitUntil(async () => stillOpen(sockets) === 0, 'all are let go');
    });
    clearInterval(dripping);
  }
  await portal.kill('SIGTERM');
  return `all let go after ${Math.round(ms / 1_000)} s; others read on`;
});

/** Far more at the same time than can be rendered: quick answers or quick refusals, then as before. */
export const overload = fault(
  '600 clients ask for what has to be made, at the same time',
  async (outcome) => {
    const portal = await startPortal({ DATA_DIR: await loadedFolder() });
    let answered = 0;
    let refused = 0;
    for (let turn = 0; turn < outcome.times; turn += 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: 600 });
      const calls = Array.from({ length: 600 }, (_, index) =>
        send(`${portal.url}/topic/unknown-${turn}-${index}`, { agent }),
      );
      for (const result of await Promise.allSettled(calls)) {
        if (result.status === 'rejected') {
          const failures = [String(result.reason)];
          outcome.addReads({ reads: 1, failed: 1, slowestMs: 0, failures });
          continue;
        }
        const { status, ms, headers } = result.value;
        outcome.addReads({ reads: 1, failed: 0, slowestMs: ms, failures: [] });
        const isRefused = status === 503 && headers['retry-after'] !== undefined;
        if (status === 200) answered += 1;
        if (isRefused) refused += 1;
        outcome.expect(status === 200 || isRefused, `status ${status}`);
      }
      agent.destroy();
      const after = await send(`${portal.url}/topic/after-${turn}`);
      outcome.expect(after.status === 200, `afterwards: ${after.status}`);
    }
    await portal.kill('SIGTERM');
    return `${answered} answered, ${refused} refused with Retry-After; at once as before`;
  },
);
