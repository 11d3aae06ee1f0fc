import { migrate } from '../packages/db/src/migrate.ts';
import { openDatabase } from '../packages/db/src/open-database.ts';
import { leaveNewerSchema } from '../packages/db/src/testing/newer-schema.ts';
import { isServerAvailable } from '../packages/db/src/testing/test-databases.ts';
import { behindProxy, frozen, killed } from './breakable-databases.ts';
import type { Fault } from './fault.ts';
import { backedUpWhileRunning } from './faults/backup-faults.ts';
import { idleClients, overload, slowClients, stalledReaders } from './faults/client-faults.ts';
import { absentDatabase, databaseFault, slowDatabase } from './faults/database-faults.ts';
import { fullDisk, fullWhileRunning, readOnlyDisk, SmallDisk } from './faults/disk-faults.ts';
import {
  killedWhileLoading,
  killedWhileWriting,
  startedTogether,
  stoppedUnderLoad,
} from './faults/process-faults.ts';
import { scale } from './faults/scale-faults.ts';
import { lockedFolder, newerSchema, takenPort, wrongDatabase } from './faults/start-faults.ts';
import { hasNginx } from './nginx-proxy.ts';
import { PostgresCluster, postgresPrograms } from './postgres-cluster.ts';
import { hasRedis } from './redis-server.ts';
import { newServerDatabase } from './server-databases.ts';

/** A fault and how often the whole suite tries it. */
export interface PlannedFault {
  fault: Fault;
  times: number;
}

async function newerDatabase(): Promise<string> {
  const url = await newServerDatabase();
  const database = await openDatabase({ url });
  await migrate(database.direct);
  await leaveNewerSchema(database.direct);
  await database.close();
  return url;
}

const plan = (times: number, fault: Fault): PlannedFault => ({ fault, times });
const onServer = async () => ({ DATABASE_URL: await newServerDatabase() });
const embedded = async () => ({});

const WITHOUT_ANYTHING = [
  plan(10, killedWhileWriting('SIGKILL while visitors write (embedded)', embedded)),
  plan(10, killedWhileLoading('SIGKILL during the first load (embedded)', embedded)),
  plan(5, stoppedUnderLoad),
  plan(3, backedUpWhileRunning),
  plan(3, takenPort),
  plan(3, lockedFolder),
  plan(3, idleClients),
  plan(3, stalledReaders),
  plan(2, slowClients),
  plan(5, overload),
];

const WITH_DISKS = [plan(3, fullDisk), plan(3, fullWhileRunning), plan(3, readOnlyDisk)];

const WITH_SERVER = (url: string) => [
  plan(
    10,
    databaseFault('database connections reset', () => behindProxy('cut')),
  ),
  plan(
    5,
    databaseFault('database silent, connections open', () => behindProxy('frozen')),
  ),
  plan(
    3,
    slowDatabase(() => behindProxy('slow')),
  ),
  plan(
    5,
    absentDatabase(() => behindProxy('cut')),
  ),
  plan(10, killedWhileWriting('SIGKILL while visitors write (PostgreSQL)', onServer)),
  plan(10, killedWhileLoading('SIGKILL during the first load (PostgreSQL)', onServer)),
  plan(3, startedTogether(onServer)),
  plan(3, wrongDatabase(url)),
  plan(3, newerSchema(newerDatabase)),
];

/** Every fault that this machine lets us try, and the names of those that it does not. */
export async function allFaults(): Promise<{ faults: PlannedFault[]; left: string[] }> {
  const faults = [...WITHOUT_ANYTHING];
  const left: string[] = [];
  const add = (isPossible: boolean, what: string, more: () => PlannedFault[]) => {
    if (isPossible) faults.push(...more());
    else left.push(what);
  };
  const hasServer = await isServerAvailable();
  add(SmallDisk.isPossible(), 'full and read-only disks (no right to mount)', () => WITH_DISKS);
  add(hasServer, 'database servers (none on 127.0.0.1:5432)', () =>
    WITH_SERVER(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'),
  );
  add(hasServer && hasRedis() && hasNginx(), 'scale (nginx or redis-server missing)', () => [
    plan(3, scale(newServerDatabase)),
  ]);
  const programs = postgresPrograms();
  add(programs !== undefined, 'a server of our own (no PostgreSQL programs)', () => {
    const newCluster = () => PostgresCluster.create(programs ?? '');
    return [
      plan(
        10,
        databaseFault('database processes killed', async () => killed(await newCluster())),
      ),
      plan(
        5,
        databaseFault('database processes stopped (SIGSTOP)', async () =>
          frozen(await newCluster()),
        ),
      ),
    ];
  });
  return { faults, left };
}
