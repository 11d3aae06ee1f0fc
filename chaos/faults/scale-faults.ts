import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../packages/db/src/open-database.ts';
import { addReads, expectWithin, type Fault, newOutcome, type Outcome } from '../fault.ts';
import { NginxProxy } from '../nginx-proxy.ts';
import { readiness } from '../portal-calls.ts';
import { type PortalProcess, startPortal } from '../portal-process.ts';
import { Readers, send } from '../readers.ts';
import { RedisServer } from '../redis-server.ts';
import { waitUntil } from '../wait-until.ts';

const ASK_PER_MINUTE = 12;

const askAs = (url: string, address?: string) =>
  send(`${url}/api/openai/ask`, {
    method: 'POST',
    body: { category: 'HOA', question: 'What is a quorum?' },
    address,
  });

/** Changes an article in the database, and waits until each process shows it. */
async function changeIsSeen(databaseUrl: string, urls: readonly string[], word: string) {
  const database = await openDatabase({ url: databaseUrl });
  await database.direct
    .updateTable('topic_content')
    .set({ content: `<p>${word}</p>` })
    .where('topic_id', '=', 8)
    .execute();
  const isShown = async (path: string) => {
    const pages = await Promise.all(urls.map((url) => send(url + path)));
    return pages.every(({ body }) => body.includes(word));
  };
  const ms = await waitUntil(() => isShown('/api/content/quorum-requirements'), 'all show it');
  await waitUntil(() => isShown('/topic/quorum-requirements'), 'all pages show it');
  await database.close();
  return ms;
}

/** How many of so many questions in one minute are answered, over processes in turn. */
async function answeredOf(count: number, urls: readonly string[], address: string) {
  // A minute that ends in between would let some more through.
  const left = 60 - new Date().getUTCSeconds();
  if (left < 15) await sleep(left * 1_000);
  let answered = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const { status, headers } = await askAs(urls[turn % urls.length] ?? '', address);
    if (status === 200) answered += 1;
    else if (status !== 429 || headers['retry-after'] === undefined) answered = Number.NaN;
  }
  return answered;
}

async function killOneUnderLoad(proxy: NginxProxy, portals: PortalProcess[], outcome: Outcome) {
  const readers = new Readers(proxy.url, 8);
  await sleep(1_500);
  const victim = portals.shift();
  await victim?.kill('SIGKILL');
  await sleep(3_000);
  const again = startPortal(victim?.environment);
  await again.ready;
  portals.push(again);
  await sleep(1_500);
  addReads(outcome, await readers.stop());
}

/** Three processes on one PostgreSQL and one Redis behind nginx, as the profile `scale` runs them. */
export function scale(database: () => Promise<string>): Fault {
  const name = 'three processes behind nginx: change, limits, one killed under load';
  return {
    name,
    async run(times) {
      const outcome = newOutcome(name, times);
      const redis = await RedisServer.open();
      const environment = {
        DATABASE_URL: await database(),
        REDIS_URL: redis.url,
        ASK_PER_MINUTE: String(ASK_PER_MINUTE),
      };
      const portals = [1, 2, 3].map(() => startPortal(environment));
      await Promise.all(portals.map((portal) => portal.ready));
      const proxy = await NginxProxy.open(portals.map(({ url }) => url));
      const urls = () => portals.map(({ url }) => url);

      let slowestChange = 0;
      for (let turn = 0; turn < times; turn += 1) {
        const word = `Changed-${turn}-${Date.now()}`;
        slowestChange = Math.max(
          slowestChange,
          await changeIsSeen(environment.DATABASE_URL, urls(), word),
        );
        await killOneUnderLoad(proxy, portals, outcome);
      }
      expectWithin(outcome, 'a change', slowestChange, 1_000);

      const limited = await answeredOf(30, urls(), '198.51.100.7');
      const spoofed = await Promise.all(
        Array.from({ length: 30 }, (_, index) => askAs(proxy.url, `203.0.113.${index}`)),
      );
      const behindProxy = spoofed.filter(({ status }) => status === 200).length;
      await redis.kill();
      const withoutRedis = await answeredOf(30, urls(), '198.51.100.8');
      for (const [what, count] of Object.entries({ limited, behindProxy, withoutRedis })) {
        if (count !== ASK_PER_MINUTE) outcome.problems.push(`${what}: ${count} answered`);
      }
      for (const { url } of portals) {
        if ((await readiness(url)).status !== 'ready') outcome.problems.push('not ready');
      }
      outcome.seen =
        `a change seen by all in ${Math.round(slowestChange)} ms; of 30 questions ${limited} answered ` +
        `over all processes, ${behindProxy} with forged addresses, ${withoutRedis} with Redis killed`;
      proxy.close();
      for (const portal of portals) await portal.kill('SIGTERM');
      return outcome;
    },
  };
}
