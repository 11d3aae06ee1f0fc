import type { SyncReport } from '../library/sync-library.ts';
import { type ArticleSources, logProblems, type SourcesLog } from './article-sources.ts';
import { FolderWatch } from './folder-watch.ts';

/** An editor saves in several steps, a deployment writes many files: they are read together. */
const SETTLE_MS = 250;

export interface WatchDependencies {
  sources: ArticleSources;
  /** Stores the newest good articles of the sources; every process then follows what is stored. */
  sync: () => Promise<SyncReport>;
  log: SourcesLog;
}

/**
 * Makes a changed article live without a restart: the files are read again when the folder
 * changes, or on SIGHUP where a file system cannot tell. Problems are logged in an editor's words.
 *
 * @returns a function that stops watching and waits for what is under way
 */
export function watchArticles({ sources, sync, log }: WatchDependencies): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStored = true;

  async function apply(): Promise<void> {
    const { changed, removed, problems } = sources.reread();
    logProblems(log, problems);
    if (changed.length + removed.length === 0 && isStored) return;
    isStored = false;
    await sync();
    isStored = true;
    log.info({ changed, removed }, 'changed articles are live');
  }

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(apply)
        // The next change, or the database's return, stores them.
        .catch((error) => log.warn({ err: error }, 'changed articles could not be stored'));
    }, SETTLE_MS);
  };

  const folder = new FolderWatch(sources.folder, soon, (error) =>
    log.warn({ err: error }, 'the article files cannot be watched; send SIGHUP after a change'),
  );
  process.on('SIGHUP', soon);
  return async () => {
    process.off('SIGHUP', soon);
    folder.close();
    clearTimeout(timer);
    await running;
  };
}
