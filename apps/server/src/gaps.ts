import { PortalError } from '@hoa/core/errors';
import { databaseErrorText } from '@hoa/db/database-fault';
import { migrate } from '@hoa/db/migrate';
import { openDatabase } from '@hoa/db/open-database';
import { listGaps, type QuestionGap } from '@hoa/db/repositories/question-gap.repository';
import { gapsRunning } from './backup/admin-client.ts';
import { type Config, databaseLocation, readConfig } from './config.ts';
import { failWith } from './operator-error.ts';

/** How long a server may take to answer. */
const PROBE_MS = 5_000;
/** Gaps that are listed unless a number is given. */
const GAPS_SHOWN = 50;

/** The gaps as a table: how often, when last, and what was asked. */
export function gapsTable(gaps: readonly QuestionGap[]): string {
  if (gaps.length === 0) return 'No question has been asked yet that the library does not cover.';
  const lines = gaps.map(
    ({ count, lastSeen, question }) =>
      `${String(count).padStart(6)}  ${lastSeen.toISOString().slice(0, 10)}  ${question}`,
  );
  return [' times  last seen   asked, with everything personal left out', ...lines].join('\n');
}

/** The gaps from the database itself, brought up to date first. */
async function storedGaps(config: Config, count: number): Promise<QuestionGap[]> {
  const database = await openDatabase(databaseLocation(config));
  try {
    await database.probe(PROBE_MS);
    await migrate(database.direct);
    return await listGaps(database.direct, count);
  } catch (error) {
    throw new PortalError('unavailable', `The database: ${databaseErrorText(error)}`);
  } finally {
    await database.close();
  }
}

/**
 * What visitors asked that the library does not cover, most wanted first. An embedded database has
 * one owner: while a portal runs on it, that process answers.
 */
export async function readGaps(config: Config, count: number): Promise<QuestionGap[]> {
  const isEmbedded = config.DATABASE_URL === undefined;
  const gaps = isEmbedded ? await gapsRunning(config.DATA_DIR, count) : undefined;
  return gaps ?? storedGaps(config, count);
}

async function printGaps(count: number): Promise<void> {
  process.stdout.write(`${gapsTable(await readGaps(readConfig(process.env), count))}\n`);
}

if (import.meta.main) {
  const wanted = Number(process.argv[2] ?? GAPS_SHOWN);
  const count = Number.isInteger(wanted) && wanted > 0 ? wanted : GAPS_SHOWN;
  await printGaps(count).catch(failWith);
}
