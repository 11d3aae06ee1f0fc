import { isDeepStrictEqual } from 'node:util';
import { type FSWatcher, watch } from 'chokidar';
import type { BaseLogger } from 'pino';
import { type ArticleSources, logProblems } from './article-sources.ts';
import type { LawSource } from './law-source.ts';
import type { LibraryStore } from './library-store.ts';
import type { SyncReport } from './sync-library.ts';

/** An editor saves in several steps, a deployment writes many files: they are read together. */
const SETTLE_MS = 250;

type Log = Pick<BaseLogger, 'info' | 'warn'>;

export interface WatchDependencies {
  sources: ArticleSources;
  /** Stores the newest good articles of the sources; every process then follows what is stored. */
  sync: () => Promise<SyncReport>;
  log: Log;
}

/**
 * Watches a folder and the folders in it. Node's own recursive watch loses a file on Linux when an
 * editor saves it by putting another in its place.
 *
 * @param onChange called after every change, often more than once, and once when watching has begun
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  onError: (error: unknown) => void,
): FSWatcher {
  return watch(folder, { ignoreInitial: true, persistent: false })
    .on('all', onChange)
    .on('ready', onChange)
    .on('error', onError);
}

/**
 * Applies the files of a folder again when it changes, or on SIGHUP where a file system cannot tell.
 *
 * @param what the files, as the log names them
 * @returns a function that stops watching and waits for what is under way
 */
function applyChanges(
  { folder, what, log }: { folder: string; what: string; log: Log },
  apply: () => Promise<void>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(apply)
        // The next change, or the database's return, applies them.
        .catch((error) => log.warn({ err: error }, `changed ${what} could not be stored`));
    }, SETTLE_MS);
  };

  const watcher = watchFolder(folder, schedule, (error) =>
    log.warn({ err: error }, `the files of ${what} cannot be watched; send SIGHUP after a change`),
  );
  process.on('SIGHUP', schedule);
  return async () => {
    process.off('SIGHUP', schedule);
    await watcher.close();
    clearTimeout(timer);
    await running;
  };
}

/**
 * Makes a changed article live without a restart. Problems are logged in an editor's words.
 *
 * @returns a function that stops watching and waits for what is under way
 */
export function watchArticles({ sources, sync, log }: WatchDependencies): () => Promise<void> {
  let isStored = true;
  return applyChanges({ folder: sources.folder, what: 'articles', log }, async () => {
    const { changed, removed, problems } = sources.reread();
    logProblems(log, problems);
    if (changed.length + removed.length === 0 && isStored) return;
    isStored = false;
    await sync();
    isStored = true;
    log.info({ changed, removed }, 'changed articles are live');
  });
}

/**
 * Makes a changed table of facts live without a restart.
 *
 * @returns a function that stops watching
 */
export function watchLaw(deps: {
  source: LawSource;
  library: LibraryStore;
  log: Log;
}): () => Promise<void> {
  const { source, library, log } = deps;
  return applyChanges({ folder: source.folder, what: 'rules of the law', log }, async () => {
    const law = source.read();
    if (isDeepStrictEqual(law, library.law)) return;
    library.replaceLaw(law);
    log.info({ facts: law.facts.length }, 'the changed table of the law is live');
  });
}
