import { setTimeout as sleep } from 'node:timers/promises';
import { quoted, writes } from '../../apps/server/src/testing/fake-behaviours.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '../../apps/server/src/testing/fake-provider.ts';
import { openDatabase } from '../../packages/db/src/open-database.ts';
import { fault, type Outcome } from '../fault.ts';
import { type NginxProxy, startNginx } from '../nginx-proxy.ts';
import { readiness } from '../portal-calls.ts';
import { type PortalProcess, startPortal, waitUntil } from '../portal-process.ts';
import { send } from '../readers.ts';
import { startRedis } from '../redis-server.ts';

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

/** Fifty visitors of all processes want the same missing article. @returns the calls that cost */
async function callsForOneArticle(
  databaseUrl: string,
  urls: readonly string[],
  fake: FakeProvider,
) {
  const database = await openDatabase({ url: databaseUrl });
  await database.direct.deleteFrom('topic_content').where('topic_id', '=', 8).execute();
  const isGone = async (url: string) => {
    const { body } = await send(`${url}/api/topics/quorum-requirements`);
    return JSON.parse(body).origin === null;
  };
  await waitUntil(
    async () => (await Promise.all(urls.map(isGone))).every(Boolean),
    'all miss the article',
  );
  const before = fake.calls.length;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      send(`${urls[index % urls.length]}/api/openai/generate`, {
        method: 'POST',
        body: { topic: 'Quorum Requirements' },
        address: `192.0.2.${index}`,
      }),
    ),
  );
  await database.close();
  const texts = new Set(answers.map(({ status, body }) => `${status} ${body}`));
  return { calls: fake.calls.length - before, texts: [...texts] };
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
  await outcome.whileReading(
    proxy.url,
    async () => {
      await sleep(1_500);
      const victim = portals.shift();
      await victim?.kill('SIGKILL');
      await sleep(3_000);
      portals.push(await startPortal(victim?.environment));
      await sleep(1_500);
    },
    8,
  );
}

/** Three processes on one PostgreSQL and one Redis behind nginx, as the profile `scale` runs them. */
export const scale = (database: () => Promise<string>) =>
  fault('three processes behind nginx: change, limits, one killed under load', async (outcome) => {
    const redis = await startRedis();
    const fake = await startFakeProvider();
    fake.behave(writes((sections) => ['## In short', ...sections.map(quoted)].join('\n\n')));
    const environment = {
      DATABASE_URL: await database(),
      REDIS_URL: redis.url,
      ASK_PER_MINUTE: String(ASK_PER_MINUTE),
      OPENAI_BASE_URL: fake.url,
    };
    const portals = await Promise.all([1, 2, 3].map(() => startPortal(environment)));
    const proxy = await startNginx(portals.map(({ url }) => url));
    const urls = () => portals.map(({ url }) => url);

    let slowestChange = 0;
    for (let turn = 0; turn < outcome.times; turn += 1) {
      const word = `Changed-${turn}-${Date.now()}`;
      const ms = await changeIsSeen(environment.DATABASE_URL, urls(), word);
      slowestChange = Math.max(slowestChange, ms);
      await killOneUnderLoad(proxy, portals, outcome);
    }
    outcome.expectWithin('a change', slowestChange, 1_000);

    const { calls, texts } = await callsForOneArticle(environment.DATABASE_URL, urls(), fake);
    const isOne = texts.length === 1 && /^200 .*"aiGenerated":1/.test(texts[0] ?? '');
    outcome.expect(calls === 1 && isOne, `${calls} calls, ${texts.length} texts`);

    const limited = await answeredOf(30, urls(), '198.51.100.7');
    const spoofed = await Promise.all(
      Array.from({ length: 30 }, (_, index) => askAs(proxy.url, `203.0.113.${index}`)),
    );
    const behindProxy = spoofed.filter(({ status }) => status === 200).length;
    await redis.kill();
    const withoutRedis = await answeredOf(30, urls(), '198.51.100.8');
    for (const [what, count] of Object.entries({ limited, behindProxy, withoutRedis })) {
      outcome.expect(count === ASK_PER_MINUTE, `${what}: ${count} answered`);
    }
    for (const { url } of portals) {
      outcome.expect((await readiness(url)).status === 'ready', 'not ready');
    }
    proxy.close();
    for (const portal of portals) await portal.kill('SIGTERM');
    await fake.close();
    return (
      `a change seen by all in ${Math.round(slowestChange)} ms; of 30 questions ${limited} answered ` +
      `over all processes, ${behindProxy} with forged addresses, ${withoutRedis} with Redis killed; ` +
      `50 requests for one missing article cost ${calls} call`
    );
  });
