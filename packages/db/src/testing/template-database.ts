import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../migrate.ts';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../open-database.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/test-databases');

/** What a prepared database depends on: its tables, the articles, and the code between them. */
const SOURCES = [
  'packages/core/src',
  'packages/content',
  'packages/db/src',
  'apps/server/src/library',
];

/** Changes with any file that a prepared database is made of, and with any package. */
function sourcesHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of SOURCES) {
    const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter(
      (entry) => entry.isFile() && !entry.parentPath.includes('node_modules'),
    );
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * An embedded database in memory that begins as a copy of one that was prepared before: to set one
 * up takes seconds, to copy it some tenths. Prepared anew when what it is made of has changed.
 *
 * @param name of the preparation
 * @param prepare fills a migrated database
 */
export async function templateDatabase(
  name: string,
  prepare: (database: OpenDatabase) => Promise<unknown> = async () => {},
): Promise<DatabaseLocation> {
  const file = `${name}-${sourcesHash()}.tar.gz`;
  if (!existsSync(join(CACHE, file))) {
    const database = await openDatabase({ memory: true });
    await migrate(database.direct);
    await prepare(database);
    const archive = await database.archive?.dump();
    await database.close();
    if (archive === undefined) throw new Error('An embedded database has an archive');
    mkdirSync(CACHE, { recursive: true });
    for (const old of readdirSync(CACHE).filter(
      (other) => other.startsWith(`${name}-`) && other !== file,
    )) {
      rmSync(join(CACHE, old), { force: true });
    }
    // Others may be at the same: whoever looks finds a whole file or none.
    const unfinished = join(CACHE, `unfinished-${process.pid}-${file}`);
    writeFileSync(unfinished, Buffer.from(await archive.arrayBuffer()));
    renameSync(unfinished, join(CACHE, file));
  }
  // Its bytes and not the file: another process may put an equal one in its place meanwhile.
  return { memory: true, archive: new Blob([readFileSync(join(CACHE, file))]) };
}
