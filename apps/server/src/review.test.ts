import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReviewSection } from '@hoa/content/review/review-item';
import { type DatabaseLocation, openDatabase } from '@hoa/db/open-database';
import { createServerDatabase, isServerAvailable } from '@hoa/db/testing/test-databases';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type AskApp, startAskApp } from './testing/ask-app.ts';
import { fillWithLibrary } from './testing/library-database.ts';

const COMMAND = fileURLToPath(new URL('./review.ts', import.meta.url));

/** The real command, as npm run review runs it, and all that it says. */
function run(environment: NodeJS.ProcessEnv, ...words: string[]) {
  const env = { PATH: process.env.PATH, ...environment };
  return promisify(execFile)(process.execPath, [COMMAND, ...words], { env });
}

async function order(environment: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  return (await run(environment, ...words)).stdout;
}

async function asData(environment: NodeJS.ProcessEnv, ...words: string[]) {
  return JSON.parse(await order(environment, '--json', ...words)) as ReviewSection[];
}

/** A portal on a database that was asked what it does not know, and once did not help. */
async function askedPortal(database: DatabaseLocation): Promise<AskApp> {
  const portal = await startAskApp({ fake: null, database });
  await portal.ask('Which spice goes with grilled salmon?');
  await portal.ask('which spice goes with grilled salmon');
  const { body } = await portal.ask('How much can my association fine me in Florida?');
  await vi.waitFor(
    async () => {
      const payload = { answerId: body.answerId, helpful: false, reason: 'too-vague' };
      const given = await portal.app.http.inject({ method: 'POST', url: '/api/feedback', payload });
      expect(given.statusCode).toBe(200);
    },
    { timeout: 60_000, interval: 200 },
  );
  return portal;
}

const DID_NOT_HELP = {
  id: 'answers',
  items: [
    {
      what: 'fl-fine-cap',
      more: expect.stringMatching(
        /^Marked: too vague; answered\. Also rested on .*Violation Fines > /,
      ),
      file: 'packages/content/law/facts/FL.yaml',
      line: expect.any(Number),
      times: 1,
    },
  ],
};

test('an editor sees the same while the portal runs on its folder and after it stopped', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-review-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await fillWithLibrary(dataDir);
  const portal = await askedPortal({ dataDir });
  const environment = { DATA_DIR: dataDir };
  try {
    expect(await asData(environment, 'answers')).toMatchObject([DID_NOT_HELP]);
  } finally {
    await portal.close();
  }
  const parts = await asData(environment, 'answers', 'questions');
  expect(parts).toMatchObject([
    {
      id: 'questions',
      items: [
        {
          what: 'Which spice goes with grilled salmon?',
          more: expect.stringContaining('Nearest: Grilling Rules'),
          file: 'packages/content/articles/amenities-management/grilling-rules.md',
          times: 2,
        },
      ],
    },
    DID_NOT_HELP,
  ]);
});

const hasServer = await isServerAvailable();

test.runIf(hasServer)('on PostgreSQL the command asks the server', async () => {
  const { url, drop } = await createServerDatabase();
  const portal = await askedPortal({ url });
  try {
    expect(await asData({ DATABASE_URL: url }, 'answers')).toMatchObject([DID_NOT_HELP]);
  } finally {
    await portal.close();
    await drop();
  }
});

test.runIf(hasServer)('a database of another version is named, and stays as it is', async () => {
  const { url, drop } = await createServerDatabase();
  const database = await openDatabase({ url });
  try {
    await expect(order({ DATABASE_URL: url }, 'answers')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Start this version on it once'),
    });
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  } finally {
    await database.close();
    await drop();
  }
});

test('where no portal has run, nothing was asked, which is said, and nothing is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-review-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'nowhere');
  const { stdout, stderr } = await run({ DATA_DIR: dataDir }, '--json', 'answers');
  expect(JSON.parse(stdout)).toMatchObject([{ id: 'answers', items: [] }]);
  expect(stderr).toMatch(/^There is no database in DATA_DIR \S+nowhere: no portal has run there/);
  expect(existsSync(dataDir)).toBe(false);
});

test('what files say needs no database, and comes in lines with the file to open', async () => {
  const dataDir = join(tmpdir(), 'portal-review-nowhere');
  const text = await order({ DATA_DIR: dataDir }, 'facts', 'law', '--within', '20000');
  expect(text).toMatch(/^== Facts of the law to look at again: \d+\nHold each/);
  expect(text).toMatch(
    /^- AK: \d+ facts\n {2}ak-.+\n {2}2027-\d\d-\d\d {2}\S+facts\/AK\.yaml:\d+$/m,
  );
  expect(text).toMatch(/^ {2}\d{4}-\d\d-\d\d {2}packages\/content\/law\/changes\.yaml:\d+$/m);
  expect(text).not.toContain('== Asked');
});

test('a word that it does not know, or a count that is none, gets how it is used', async () => {
  for (const words of [['nonsense'], ['--count', 'many'], ['--within', '-1'], ['--offline']]) {
    await expect(order({}, ...words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run review -- <part>'),
    });
  }
});
