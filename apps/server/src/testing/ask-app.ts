import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Answer } from '@hoa/core/schemas/answer';
import type { AskEvent } from '@hoa/core/schemas/ask-event';
import type { GeneratedContent } from '@hoa/core/schemas/topic-content';
import type { DatabaseLocation } from '@hoa/db/open-database';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { withCircuitBreaker } from '../provider/circuit-breaker.ts';
import { createOpenAiProvider, type Patience } from '../provider/openai-provider.ts';
import type { Provider } from '../provider/provider.ts';
import type { AppRouter } from '../trpc/app-router.ts';
import type { FakeProvider } from './fake-provider.ts';
import { libraryDatabase } from './library-database.ts';
import { buildOnce } from './test-app.ts';

/** A machine that runs other suites at the same time is waited for. */
const BUSY_MACHINE_MS = 60_000;
/** For a provider that answers, however busy the machine is. */
const PATIENT: Patience = { idleMs: BUSY_MACHINE_MS, deadlineMs: BUSY_MACHINE_MS };
/** For one that never will. */
const IMPATIENT: Patience = { idleMs: 150, deadlineMs: 400 };

/** The portal with a played provider, and a visitor's ways to ask it. */
export interface AskApp {
  app: App;
  /** POST /api/openai/ask. */
  ask(question: string, more?: object): Promise<{ status: number; body: Answer }>;
  /** POST /api/openai/generate. */
  generate(topic: string, address?: string): Promise<{ status: number; body: GeneratedContent }>;
  /** ask.stream over a real connection. */
  stream(question: string, signal?: AbortSignal): Promise<AsyncIterable<AskEvent>>;
  /** All that ask.stream sends until it ends. */
  events(question: string): Promise<AskEvent[]>;
  /** Set to true, a provider that keeps the portal waiting is soon given up. */
  isImpatient: boolean;
  close(): Promise<void>;
}

export interface AskAppOptions {
  /** null plays no provider at all. */
  fake: FakeProvider | null;
  database?: DatabaseLocation;
  environment?: NodeJS.ProcessEnv;
  /** Leaves a provider alone that fails again and again, as the portal does. */
  hasCircuitBreaker?: boolean;
}

/** Starts the real portal, listening, with the whole library and the fake as its provider. */
export async function startAskApp(options: AskAppOptions): Promise<AskApp> {
  const { fake, database = await libraryDatabase() } = options;
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: tmpdir(),
    ASK_PER_MINUTE: '10000',
    AI_DAILY_LIMIT: '100000',
    HOST: '127.0.0.1',
    ...options.environment,
  });
  const settings = { apiKey: 'sk-test', baseUrl: fake?.url, model: 'test-model' };
  const patient = createOpenAiProvider(settings, PATIENT);
  const impatient = createOpenAiProvider(settings, IMPATIENT);
  const now = () => (portal.isImpatient ? impatient : patient);
  const played: Provider = {
    stream: (...call) => now().stream(...call),
    complete: (...call) => now().complete(...call),
  };
  const provider = options.hasCircuitBreaker === true ? withCircuitBreaker(played) : played;
  const app = await createApp({
    config,
    database,
    pages: false,
    provider: fake && provider,
    buildIndex: buildOnce,
  });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as AddressInfo;
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url: `http://127.0.0.1:${port}/trpc`, maxItems: 1 })],
  });

  async function post<Body>(url: string, payload: object, remoteAddress = '203.0.113.7') {
    const response = await app.http.inject({ method: 'POST', url, payload, remoteAddress });
    return { status: response.statusCode, body: response.json() as Body };
  }

  const portal: AskApp = {
    app,
    isImpatient: false,
    ask: (question, more) =>
      post<Answer>('/api/openai/ask', { category: 'HOA', question, ...more }),
    generate: (topic, address) =>
      post<GeneratedContent>('/api/openai/generate', { topic }, address),
    stream: (question, signal) => client.ask.stream.mutate({ question }, { signal }),
    events: async (question) => Array.fromAsync(await portal.stream(question)),
    close: () => app.close(),
  };
  return portal;
}
