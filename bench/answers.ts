import { type AskApp, startAskApp } from '../apps/server/src/testing/ask-app.ts';
import { dataOf, quoted, sendsInTurn } from '../apps/server/src/testing/fake-behaviours.ts';
import { startFakeProvider } from '../apps/server/src/testing/fake-provider.ts';
import { isOurs, loadQuestionSets } from '../eval/question-sets.ts';
import { type Findings, fixed, markdownTable, percentile } from './figures.ts';
import { createBenchFolder } from './portal-process.ts';

const WARM_UP = 40;
const STREAMED = 150;

/** 95 of 100 library answers; the middle one of what is added, as one process plays all parts. */
const LIBRARY = { what: 'library answer, the whole request', portion: 0.95, barMs: 25 };
const ADDED = { what: 'added before the first block', portion: 0.5, barMs: 30 };

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
export async function measureAnswers(): Promise<Findings> {
  const questions = loadQuestionSets()
    .flatMap((set) => set.questions.filter(isOurs))
    .map(({ question }) => question);
  const measured = [
    { ...LIBRARY, times: await withPortal(null, (app) => libraryTimes(questions, app)) },
    { ...ADDED, times: await addedTimes(questions.slice(0, STREAMED)) },
  ].map(({ times, ...figure }) => ({ ...figure, times: times.slice(WARM_UP) }));
  const rows = measured.map(({ what, times }) => [
    what,
    String(times.length),
    fixed(percentile(times, 0.5), 1),
    fixed(percentile(times, 0.95), 1),
  ]);
  return {
    report: markdownTable(['answers, embedded database', 'questions', 'p50 ms', 'p95 ms'], rows),
    missed: measured
      .map((figure) => ({ ...figure, ms: percentile(figure.times, figure.portion) }))
      .filter(({ ms, barMs }) => ms > barMs)
      .map(({ what, ms, barMs }) => `${what}: ${fixed(ms, 1)} ms, bar ${barMs}`),
  };
}
