import type { AnswerTimes } from './answers.ts';
import type { ScaleResult } from './library-scale.ts';
import { fixed, markdownTable, thousands } from './markdown-table.ts';
import type { RenderResult } from './render.ts';
import type { StartUpResult } from './start-up.ts';
import type { ThroughputResult } from './throughput.ts';

/** Requests a second by those of the reference, below which a case fails. */
export const RATIO_BAR = 0.9;
/** Milliseconds for an uncached topic page, 95 of 100 times. */
export const RENDER_BAR_MS = 15;

export function throughputReport(results: readonly ThroughputResult[]): string {
  const rows = results.map(({ name, bytes, portal, bare, ratio, leanRatio }) => [
    name,
    thousands(bytes),
    thousands(portal.perSecond),
    thousands(bare.perSecond),
    `**${fixed(ratio, 2)}**`,
    fixed(leanRatio, 2),
    `${fixed(portal.p99Ms, 1)} / ${fixed(bare.p99Ms, 1)}`,
    `${fixed(portal.cpuMicros, 1)} / ${fixed(bare.cpuMicros, 1)}`,
  ]);
  const header = [
    'answered from memory',
    'bytes',
    'requests/s',
    'bare Fastify',
    'ratio',
    'to body alone',
    'p99 ms',
    'CPU µs',
  ];
  return markdownTable(header, rows);
}

export function renderReport(results: readonly RenderResult[]): string {
  const rows = results.map(({ page, p50Ms, p95Ms, cpuP50Ms, cpuP95Ms }) => [
    page,
    ...[p50Ms, p95Ms, cpuP50Ms, cpuP95Ms].map((ms) => fixed(ms, 1)),
  ]);
  return markdownTable(['page made anew', 'p50 ms', 'p95 ms', 'CPU p50 ms', 'CPU p95 ms'], rows);
}

export function startUpReport(result: StartUpResult): string {
  const seconds = (ms: number) => `${fixed(ms / 1_000, 2)} s`;
  const mebibytes = (value: number) => `${fixed(value, 0)} MiB`;
  return markdownTable(
    ['start and memory', ''],
    [
      ['first start: migrate, render and store the library', seconds(result.coldMs)],
      ['second start', seconds(result.warmMs)],
      ['first page after it', `${fixed(result.firstPageMs, 0)} ms`],
      ['memory after the start', mebibytes(result.idleMebibytes)],
      [`memory with all ${result.responses} responses kept`, mebibytes(result.fullMebibytes)],
    ],
  );
}

export function memoryAfterLoadLine(mebibytes: number): string {
  return `Memory after the load: ${fixed(mebibytes, 0)} MiB.`;
}

export function scaleReport(results: readonly ScaleResult[]): string {
  const rows = results.map((result) => [
    thousands(result.articles),
    `${thousands(result.buildMs)} ms`,
    fixed(result.searchP50Ms, 2),
    fixed(result.searchP95Ms, 2),
    fixed(result.askP50Ms, 2),
    fixed(result.askP95Ms, 2),
  ]);
  const header = ['articles', 'index built in', 'search p50 ms', 'p95', 'ask p50 ms', 'p95'];
  return markdownTable(header, rows);
}

export function answersReport(results: readonly AnswerTimes[]): string {
  const rows = results.map(({ what, count, p50Ms, p95Ms }) => [
    what,
    String(count),
    fixed(p50Ms, 1),
    fixed(p95Ms, 1),
  ]);
  return markdownTable(['answers, embedded database', 'questions', 'p50 ms', 'p95 ms'], rows);
}
