import { diskUsedRatio } from '@hoa/db/disk-space';
import type { DatabaseLocation, OpenDatabase } from '@hoa/db/open-database';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheStats } from '../cache/response-cache.ts';
import type { Load } from '../http/load-shedding.ts';
import type { DatabaseKeeper } from '../storage/database-keeper.ts';
import type { LimitsStore } from '../storage/limits-store.ts';

const MS_PER_SECOND = 1_000;
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Node's own numbers that Prometheus would take for counters, by their names, or that it dropped. */
const MISNAMED = [
  'hoa_nodejs_active_resources_total',
  'hoa_nodejs_active_handles',
  'hoa_nodejs_active_handles_total',
  'hoa_nodejs_active_requests',
  'hoa_nodejs_active_requests_total',
];

/** What the server of one brand knows of itself. */
interface Watched {
  load: Load;
  cache: () => CacheStats;
}

/** What is asked when Prometheus comes, rather than counted all along. */
export interface MetricSources {
  database: OpenDatabase;
  keeper: DatabaseKeeper;
  limitsStore: LimitsStore;
  location: DatabaseLocation;
  /** Calls to the provider that a day may have. */
  aiDailyLimit: number;
}

/** The numbers of this process. No label takes a value that a visitor chooses. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = this.#counter(
    'hoa_http_requests_total',
    'Requests not answered from memory',
    ['route', 'method', 'status'],
  );
  readonly seconds = this.#histogram(
    'hoa_http_request_duration_seconds',
    'Time until the answer was sent, of requests not answered from memory',
    ['route'],
  );
  readonly renders = this.#histogram('hoa_render_duration_seconds', 'Time to render a page', []);
  readonly answers = this.#counter('hoa_answers_total', 'Answers given', ['mode', 'status']);
  readonly generated = this.#counter('hoa_generated_total', 'Articles asked for', ['origin']);
  readonly refusals = this.#counter('hoa_refusals_total', 'Questions and the like refused', [
    'what',
    'code',
  ]);
  readonly providerCalls = this.#counter('hoa_provider_calls_total', 'Calls to the provider', [
    'outcome',
  ]);
  readonly providerSeconds = this.#histogram(
    'hoa_provider_call_duration_seconds',
    'Time until the provider had written all, or the call was given up',
    [],
  );
  readonly tokens = this.#counter(
    'hoa_provider_tokens_total',
    'Tokens, estimated at four characters each',
    ['direction'],
  );

  readonly #watched: Watched[] = [];

  constructor({ database, keeper, limitsStore, location, aiDailyLimit }: MetricSources) {
    collectDefaultMetrics({ register: this.registry, prefix: 'hoa_' });
    for (const name of MISNAMED) this.registry.removeSingleMetric(name);
    this.#gauge('hoa_database_up', 'Whether the database answers', () =>
      keeper.state.status === 'up' ? 1 : 0,
    );
    const queries = this.#histogram('hoa_database_query_duration_seconds', 'Time of a query', [
      'outcome',
    ]);
    database.gate.onQuery(({ ms, ok }) =>
      queries.observe({ outcome: ok ? 'ok' : 'failed' }, ms / MS_PER_SECOND),
    );
    this.#gauge(
      'hoa_database_waiting',
      'Requests that wait for a connection',
      () => database.gate.waiting,
    );
    this.#gauge('hoa_redis_up', 'Whether Redis answers; -1 where none is configured', () => {
      const isReady = limitsStore.redisReady();
      return isReady === null ? -1 : Number(isReady);
    });
    this.#gauge(
      'hoa_data_disk_used_ratio',
      'Share of the disk of DATA_DIR in use; -1 where the data is not in a folder',
      () => ('dataDir' in location ? diskUsedRatio(location.dataDir) : -1),
    );
    this.#gauge(
      'hoa_provider_daily_limit',
      'Calls to the provider that a day may have',
      () => aiDailyLimit,
    );
  }

  /** Adds what an HTTP server knows of itself: of several, one for each brand, the sum is told. */
  watch(load: Load, cache: () => CacheStats): void {
    this.#watched.push({ load, cache });
    if (this.#watched.length > 1) return;
    const sum = (read: (watched: Watched) => number) => () =>
      this.#watched.reduce((total, watched) => total + read(watched), 0);
    const ofLoad = (name: keyof Load) => sum(({ load }) => load[name]);
    const ofCache = (name: keyof CacheStats) => sum(({ cache }) => cache()[name]);
    this.#gauge('hoa_http_waiting', 'Requests read and not yet answered', ofLoad('waiting'));
    this.#total('hoa_http_shed_total', 'Requests refused because of load', ofLoad('shed'));
    this.#total('hoa_memory_hits_total', 'Requests answered from memory', ofCache('hits'));
    this.#total('hoa_memory_misses_total', 'Responses made to be kept', ofCache('misses'));
    this.#total('hoa_memory_dropped_total', 'Responses dropped by a change', ofCache('dropped'));
    this.#gauge('hoa_memory_entries', 'Responses kept', ofCache('entries'));
    this.#gauge('hoa_memory_bytes', 'Bytes of responses kept', ofCache('bytes'));
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #histogram<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.registry] });
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** A counter that is kept elsewhere and read when Prometheus comes. */
  #total(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}
