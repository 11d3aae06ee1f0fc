import { createHash } from 'node:crypto';
import {
  cpSync,
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { databaseFolders } from '../atomic-folder.ts';
import { migrate } from '../migrate.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/test-databases');

/** A database that is prepared once, and then copied. */
export interface DatabaseTemplate {
  name: string;
  /** Folders of all that it is made of, from the root of the repository. */
  sources: readonly string[];
  /** Fills a migrated database. */
  prepare(database: OpenDatabase): Promise<unknown>;
}

/** What migrations make. */
export const EMPTY_DATABASE: DatabaseTemplate = {
  name: 'empty',
  sources: ['packages/db/src'],
  prepare: async () => {},
};

/** What is no source: installed, or made by a build from what is hashed already, and tests. */
const MADE_FROM_SOURCES = /\/(?:node_modules|dist|\.turbo)(?:\/|$)/;
const isSource = ({ parentPath, name }: Dirent) =>
  !MADE_FROM_SOURCES.test(parentPath) && !name.endsWith('.test.ts');

const versions = new Map<DatabaseTemplate, string>();

/** Changes with any file that a prepared database is made of, and with any package; read once. */
function versionOf(template: DatabaseTemplate): string {
  const version = versions.get(template) ?? `${template.name}-${hashOf(template.sources)}`;
  versions.set(template, version);
  return version;
}

/** The same in every copy of the repository. */
function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of sources) {
    const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && isSource(entry));
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(relative(ROOT, path)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** An archive whose bytes are in memory already, and not copied for each database that begins so. */
class KeptArchive extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super([]);
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes;
  }
}

/** Each archive, read once for all databases that begin as its copy. */
const archives = new Map<string, Blob>();

/** Puts what was made in its place in the cache; somebody else's, if that is there by now, is as good. */
function keep(unfinished: string, place: string): void {
  try {
    renameSync(unfinished, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function readArchive(file: string): Blob {
  const bytes = readFileSync(file);
  return new KeptArchive(new Uint8Array(bytes).buffer);
}

/** Half of the files of a database are PostgreSQL's own two, from which others would be made. */
const DROP_OTHERS = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
];

/** The archive of a prepared database, made if there is none of these sources. @returns its name */
async function preparedArchive(template: DatabaseTemplate): Promise<string> {
  const version = versionOf(template);
  const file = `${version}.tar`;
  if (existsSync(join(CACHE, file))) return version;
  const database = await openDatabase({ memory: true });
  await migrate(database.direct);
  await template.prepare(database);
  for (const statement of DROP_OTHERS) await sql.raw(statement).execute(database.direct);
  const archive = await database.archive?.dump();
  await database.close();
  if (archive === undefined) throw new Error('An embedded database has an archive');
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE).filter(
    (other) => other.startsWith(`${template.name}-`) && !other.startsWith(version),
  )) {
    rmSync(join(CACHE, old), { recursive: true, force: true });
  }
  // Others may be at the same: whoever looks finds a whole file or none.
  const unfinished = join(CACHE, `unfinished-${process.pid}-${file}`);
  // Unpacked once instead of by each test.
  writeFileSync(unfinished, gunzipSync(await archive.arrayBuffer()));
  keep(unfinished, join(CACHE, file));
  return version;
}

/**
 * An embedded database in memory that begins as a copy of one that was prepared before: to set one
 * up takes seconds, to copy it some tenths. Prepared anew when what it is made of has changed.
 */
export async function templateDatabase(
  template: DatabaseTemplate,
): Promise<{ memory: true; archive: Blob }> {
  const version = await preparedArchive(template);
  // Its bytes and not the file: another process may put an equal one in its place meanwhile.
  const archive = archives.get(version) ?? readArchive(join(CACHE, `${version}.tar`));
  archives.set(version, archive);
  return { memory: true, archive };
}

/** The same on the disk: puts the copy into a DATA_DIR that has no database yet. */
export async function fillFromTemplate(dataDir: string, template: DatabaseTemplate): Promise<void> {
  const version = await preparedArchive(template);
  const prepared = join(CACHE, version);
  if (!existsSync(prepared)) {
    const unfinished = join(CACHE, `unfinished-${process.pid}-${version}`);
    const { archive } = await templateDatabase(template);
    const lite = await PGlite.create({ dataDir: unfinished, loadDataDir: archive });
    await lite.close();
    keep(unfinished, prepared);
  }
  cpSync(prepared, databaseFolders(dataDir).current, { recursive: true });
}
