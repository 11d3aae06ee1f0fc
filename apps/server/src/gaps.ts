import { PortalError } from '@hoa/core/errors';
import { databaseErrorText } from '@hoa/db/database-fault';
import { migrate } from '@hoa/db/migrate';
import { openDatabase } from '@hoa/db/open-database';
import { listGaps, type QuestionGap } from '@hoa/db/repositories/question-gap.repository';
import { databaseLocation, readConfig } from './config.ts';
import { failWith } from './operator-error.ts';

/** How long a server may take to answer. */
const PROBE_MS = 5_000;
/** Gaps that are listed unless a number is given. */
const GAPS_SHOWN = 50;

/** The gaps as a table: how often, when last, and what was asked. */
export function gapsTable(gaps: readonly QuestionGap[]): string {
  if (gaps.length === 0) return 'Nobody has asked anything yet that the library does not cover.';
  const lines = gaps.map(
    ({ count, lastSeen, question }) =>
      `${String(count).padStart(6)}  ${lastSeen.toISOString().slice(0, 10)}  ${question}`,
  );
  return [' times  last seen   asked, with everything personal left out', ...lines].join('\n');
}

/** Prints what visitors asked that the library does not cover, most wanted first. */
async function printGaps(count: number): Promise<void> {
  const database = await openDatabase(databaseLocation(readConfig(process.env)));
  try {
    await database.probe(PROBE_MS);
    await migrate(database.direct);
    process.stdout.write(`${gapsTable(await listGaps(database.direct, count))}\n`);
  } catch (error) {
    throw new PortalError('unavailable', `The database: ${databaseErrorText(error)}`);
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  const wanted = Number(process.argv[2] ?? GAPS_SHOWN);
  const count = Number.isInteger(wanted) && wanted > 0 ? wanted : GAPS_SHOWN;
  await printGaps(count).catch(failWith);
}
