import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BareAnswer } from './bare-server.ts';
import { type Findings, fixed, markdownTable, median, percentile, thousands } from './figures.ts';
import { load } from './load.ts';
import type { PortalProcess } from './portal-process.ts';
import { mainThreadSeconds } from './process-usage.ts';
import { ask } from './requests.ts';

/** Requests a second by those of the reference, below which a case fails. */
const RATIO_BAR = 0.9;

/** A request line that is measured against the reference. */
interface ThroughputCase {
  name: string;
  path: string;
  /** Sends what a browser that has the answer already sends. */
  isHeld?: boolean;
}

const TOPIC = { slug: 'reserve-funds', categoryId: 2, currentTopicId: 25 };
const { slug, categoryId, currentTopicId } = TOPIC;
const BATCH_INPUT = JSON.stringify({ 0: { slug }, 1: { categoryId, currentTopicId } });

const CASES: readonly ThroughputCase[] = [
  { name: 'home page', path: '/' },
  { name: 'topic page', path: `/topic/${slug}` },
  { name: 'GET /api/categories', path: '/api/categories' },
  { name: 'GET /api/categories?t=&r=', path: '/api/categories?t=1763600000000&r=0.5' },
  { name: '304 of a topic page', path: `/topic/${slug}`, isHeld: true },
  { name: '304 of GET /api/categories', path: '/api/categories', isHeld: true },
  {
    name: 'tRPC GET batch of three queries',
    path: `/trpc/topics.bySlug,topics.related,categories.list?batch=1&input=${encodeURIComponent(BATCH_INPUT)}`,
  },
  {
    name: 'tRPC categories.list',
    path: `/trpc/categories.list?batch=1&input=${encodeURIComponent('{}')}`,
  },
];

const ROUNDS = 9;
const ROUND_MS = 1_000;
const WARM_UP_MS = 500;
const SETTLE_MS = 1_500;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };
/** Without these a client could not read the body. */
const NEEDED_HEADERS = new Set(['content-type', 'content-encoding']);
/** Node and Fastify set these themselves. */
const NODE_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length']);

interface Target {
  port: number;
  pid: number;
}

interface Prepared extends ThroughputCase {
  headers: Record<string, string>;
  answer: BareAnswer;
  lean: BareAnswer;
}

/** What a case is answered with, when that has settled: the best compression comes a little later. */
async function settledAnswer(port: number, path: string, headers: Record<string, string>) {
  for (let previous = await ask(port, path, headers); ; ) {
    await setTimeout(SETTLE_MS);
    const current = await ask(port, path, headers);
    if (current.body.equals(previous.body)) return current;
    previous = current;
  }
}

/** Prepares the references: the response as the portal sends it, and its body alone. */
async function prepare(item: ThroughputCase, port: number): Promise<Prepared> {
  const whole = await settledAnswer(port, item.path, BROWSER);
  const held = { ...BROWSER, 'if-none-match': whole.headers.etag ?? '' };
  const headers = item.isHeld ? held : BROWSER;
  const { status, headers: sent, body } = await ask(port, item.path, headers);
  const picked = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(sent).flatMap(([name, value]) =>
        isWanted(name) && value !== undefined ? [[name, String(value)]] : [],
      ),
    );
  const [path = '/'] = item.path.split('?');
  const answer = { path, status, bodyBase64: body.toString('base64') };
  return {
    ...item,
    headers,
    answer: { ...answer, headers: picked((name) => !NODE_HEADERS.has(name)) },
    lean: { ...answer, headers: picked((name) => NEEDED_HEADERS.has(name)) },
  };
}

async function startBare(answer: BareAnswer) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  child.send(answer);
  const [port] = await once(child, 'message');
  return { port: Number(port), pid: child.pid ?? 0, stop: () => void child.kill() };
}

/** One server in a round, or in the median of all. */
interface Round {
  perSecond: number;
  p99Ms: number;
  /** Microseconds of processor for one request. */
  cpuMicros: number;
}

async function measure(target: Target, item: Prepared, ms: number): Promise<Round> {
  const { path, headers, answer } = item;
  const isExpected = (head: string) => head.startsWith(`HTTP/1.1 ${answer.status} `);
  const before = mainThreadSeconds(target.pid);
  const result = await load({ port: target.port, path, headers }, { ms, isExpected });
  const cpuMicros = ((mainThreadSeconds(target.pid) - before) / result.requests) * 1e6;
  return { perSecond: result.perSecond, p99Ms: percentile(result.latencies, 0.99), cpuMicros };
}

function medians(rounds: readonly Round[]): Round {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
    cpuMicros: median(rounds.map(({ cpuMicros }) => cpuMicros)),
  };
}

function medianRatio(ours: readonly Round[], theirs: readonly Round[]): number {
  return median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? 0)));
}

/** One case: the servers take turns within a round, and each round another one begins. */
async function compare(item: Prepared, targets: [portal: Target, bare: Target, lean: Target]) {
  for (const target of targets) await measure(target, item, WARM_UP_MS);
  const rounds: [Round[], Round[], Round[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < targets.length; turn += 1) {
      const index = (round + turn) % targets.length;
      const target = targets[index];
      if (target !== undefined) rounds[index]?.push(await measure(target, item, ROUND_MS));
    }
  }
  const [portal, bare, lean] = rounds;
  return {
    name: item.name,
    bytes: Buffer.from(item.answer.bodyBase64, 'base64').length,
    portal: medians(portal),
    bare: medians(bare),
    ratio: medianRatio(portal, bare),
    leanRatio: medianRatio(portal, lean),
  };
}

/** Every case against bare Fastify sending the same bytes, and against it sending the body alone. */
export async function measureThroughput(portal: PortalProcess): Promise<Findings> {
  const results = [];
  for (const item of CASES) {
    const prepared = await prepare(item, portal.port);
    const bare = await startBare(prepared.answer);
    const lean = await startBare(prepared.lean);
    results.push(await compare(prepared, [portal, bare, lean]));
    bare.stop();
    lean.stop();
  }
  const header = [
    ...['answered from memory', 'bytes', 'requests/s', 'bare Fastify', 'ratio'],
    ...['to body alone', 'p99 ms', 'CPU µs'],
  ];
  const rows = results.map(({ name, bytes, portal: ours, bare, ratio, leanRatio }) => [
    name,
    thousands(bytes),
    thousands(ours.perSecond),
    thousands(bare.perSecond),
    `**${fixed(ratio, 2)}**`,
    fixed(leanRatio, 2),
    `${fixed(ours.p99Ms, 1)} / ${fixed(bare.p99Ms, 1)}`,
    `${fixed(ours.cpuMicros, 1)} / ${fixed(bare.cpuMicros, 1)}`,
  ]);
  return {
    report: markdownTable(header, rows),
    missed: results
      .filter(({ ratio }) => ratio < RATIO_BAR)
      .map(({ name, ratio }) => `${name}: ${fixed(ratio, 2)} of bare Fastify, bar ${RATIO_BAR}`),
  };
}
