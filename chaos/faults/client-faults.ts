import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addReads, type Fault, newOutcome } from '../fault.ts';
import { loadedFolder } from '../loaded-folder.ts';
import { startPortal } from '../portal-process.ts';
import { Readers, send } from '../readers.ts';
import { waitUntil } from '../wait-until.ts';

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
  return {
    name,
    async run(times) {
      const outcome = newOutcome(name, times);
      const portal = startPortal({ DATA_DIR: await loadedFolder() });
      await portal.ready;
      for (let turn = 0; turn < times; turn += 1) {
        const sockets = await openSockets(portal.url, count);
        for (const socket of sockets) hold(socket);
        const readers = new Readers(portal.url);
        await sleep(4_000);
        addReads(outcome, await readers.stop());
        outcome.seen = `${stillOpen(sockets)} of ${count} connections open after 4 s; others read on`;
        for (const socket of sockets) socket.destroy();
      }
      await portal.kill('SIGTERM');
      return outcome;
    },
  };
}

export const idleClients = holdingClients('1,000 idle connections', 1_000, () => {});

export const stalledReaders = holdingClients('200 clients that do not read', 200, (socket) => {
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n'.repeat(20));
});

/** Clients that send a letter a second are let go, and no request of theirs is waited for long. */
export const slowClients: Fault = {
  name: '200 clients that send slowly',
  async run(times) {
    const outcome = newOutcome(this.name, times);
    const portal = startPortal({ DATA_DIR: await loadedFolder() });
    await portal.ready;
    for (let turn = 0; turn < times; turn += 1) {
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
      const readers = new Readers(portal.url);
      const ms = await waitUntil(async () => stillOpen(sockets) === 0, 'all are let go');
      clearInterval(dripping);
      addReads(outcome, await readers.stop());
      outcome.seen = `all let go after ${Math.round(ms / 1_000)} s; others read on`;
    }
    await portal.kill('SIGTERM');
    return outcome;
  },
};

/** Far more at the same time than can be rendered: quick answers or quick refusals, then as before. */
export const overload: Fault = {
  name: '600 clients ask for what has to be made, at the same time',
  async run(times) {
    const outcome = newOutcome(this.name, times);
    const portal = startPortal({ DATA_DIR: await loadedFolder() });
    await portal.ready;
    let answered = 0;
    let refused = 0;
    for (let turn = 0; turn < times; turn += 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: 600 });
      const calls = Array.from({ length: 600 }, (_, index) =>
        send(`${portal.url}/topic/unknown-${turn}-${index}`, { agent }),
      );
      for (const result of await Promise.allSettled(calls)) {
        outcome.reads += 1;
        if (result.status === 'rejected') {
          outcome.failedReads += 1;
          outcome.problems.push(String(result.reason));
          continue;
        }
        const { status, ms, headers } = result.value;
        outcome.slowestMs = Math.max(outcome.slowestMs, Math.round(ms));
        if (status === 200) answered += 1;
        else if (status === 503 && headers['retry-after'] !== undefined) refused += 1;
        else outcome.problems.push(`status ${status}`);
      }
      agent.destroy();
      const after = await send(`${portal.url}/topic/after-${turn}`);
      if (after.status !== 200) outcome.problems.push(`afterwards: ${after.status}`);
    }
    await portal.kill('SIGTERM');
    outcome.seen = `${answered} answered, ${refused} refused with Retry-After; at once as before`;
    return outcome;
  },
};
