import { type AskApp, startAskApp } from '../apps/server/src/testing/ask-app.ts';
import { dataOf, quoted, sendsInTurn } from '../apps/server/src/testing/fake-behaviours.ts';
import { startFakeProvider } from '../apps/server/src/testing/fake-provider.ts';
import { isOurs, loadQuestionSets } from '../eval/question-sets.ts';
import { percentile } from './percentile.ts';
import { createBenchFolder } from './portal-process.ts';

/** What an answer takes, in milliseconds. */
export interface AnswerTimes {
  what: string;
  count: number;
  p50Ms: number;
  p95Ms: number;
  /** The figure that has a bar, and the bar. */
  ms: number;
  barMs: number;
}

const WARM_UP = 40;
const STREAMED = 150;

/** 95 of 100 library answers; the middle one of what is added, as one process plays all parts. */
const LIBRARY_BAR = { portion: 0.95, barMs: 50 };
const ADDED_BAR = { portion: 0.5, barMs: 30 };

function summary(
  what: string,
  times: readonly number[],
  { portion, barMs }: typeof LIBRARY_BAR,
): AnswerTimes {
  const measured = times.slice(WARM_UP);
  return {
    what,
    count: measured.length,
    p50Ms: percentile(measured, 0.5),
    p95Ms: percentile(measured, 0.95),
    ms: percentile(measured, portion),
    barMs,
  };
}

/** The whole of a REST request without a provider, from its arrival to its last byte. */
async function libraryTimes(questions: readonly string[], app: AskApp): Promise<number[]> {
  const times: number[] = [];
  for (const question of questions) {
    const startedAt = performance.now();
    const { status } = await app.ask(question);
    times.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${status} for ${question}`);
  }
  return times;
}

/** Runs one portal on an embedded database in a folder of its own. */
async function withPortal<Result>(
  fake: Parameters<typeof startAskApp>[0]['fake'],
  work: (app: AskApp) => Promise<Result>,
): Promise<Result> {
  const folder = createBenchFolder();
  const environment = { AI_DAILY_LIMIT: '1000000' };
  const app = await startAskApp({ fake, database: { dataDir: folder.dataDir }, environment });
  try {
    return await work(app);
  } finally {
    await app.close();
    folder.remove();
  }
}

/**
 * What the portal adds to a provider's own time before its first block is with the visitor: from
 * the question to the provider's request, and from the first block's last byte to the visitor.
 * Visitor, portal and provider share one process here, so it is an upper bound.
 */
async function addedTimes(questions: readonly string[]): Promise<number[]> {
  const fake = await startFakeProvider();
  let writtenAt = 0;
  fake.behave(
    sendsInTurn(
      (call) =>
        dataOf(call)
          .sections.slice(0, 1)
          .map((section) => `${quoted(section)}\n\n`),
      async (place) => {
        if (place === 0) writtenAt = performance.now();
      },
    ),
  );
  try {
    return await withPortal(fake, async (app) => {
      const times: number[] = [];
      for (const question of questions) {
        fake.calls.length = 0;
        const askedAt = performance.now();
        for await (const event of await app.stream(question)) {
          const [call] = fake.calls;
          if (event.type !== 'block' || call === undefined) continue;
          times.push(call.at - askedAt + (performance.now() - writtenAt));
          break;
        }
      }
      return times;
    });
  } finally {
    await fake.close();
  }
}

/** Answers over every question of eval/ that is ours, one after the other. */
export async function measureAnswers(): Promise<AnswerTimes[]> {
  const questions = loadQuestionSets()
    .flatMap((set) => set.questions.filter(isOurs))
    .map(({ question }) => question);
  return [
    summary(
      'library answer, the whole request',
      await withPortal(null, (app) => libraryTimes(questions, app)),
      LIBRARY_BAR,
    ),
    summary(
      'added before the first block',
      await addedTimes(questions.slice(0, STREAMED)),
      ADDED_BAR,
    ),
  ];
}
