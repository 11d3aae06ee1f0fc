import type { AnswerMode } from '@hoa/core/schemas/answer';
import type { LibraryStore } from '../library/library-store.ts';
import type { Provider } from '../provider/provider.ts';
import type { DatabaseState } from '../storage/database-keeper.ts';

export interface Readiness {
  status: 'ready' | 'degraded';
  /** What is missing, in words for an operator; empty when nothing is. */
  reasons: string[];
  database: 'up' | 'down';
  contentVersion: string | null;
  articles: number;
  /** 'library' too while a provider is left alone for its failures. */
  answerMode: AnswerMode;
}

/** Whether the portal is alive and what it can do right now. */
export interface HealthService {
  ready(): Readiness;
}

export function createHealthService(deps: {
  library: LibraryStore;
  provider: Provider | null;
  databaseState: () => DatabaseState;
}): HealthService {
  const { library, provider, databaseState } = deps;
  const composes = () => provider !== null && provider.isResting?.() !== true;
  return {
    ready() {
      const database = databaseState();
      const { version, contents } = library.snapshot;
      const reasons = [];
      if (database.status === 'down') {
        // The driver's words may name hosts and users: they are in the log.
        reasons.push(
          `The database has been away since ${database.since.toISOString()}. Pages, search and answers go on from memory; feedback and generated articles are not kept.`,
        );
      }
      if (contents.size === 0) {
        reasons.push('No article could be read. Topics show the generic article.');
      }
      return {
        status: reasons.length === 0 ? 'ready' : 'degraded',
        reasons,
        database: database.status,
        contentVersion: version,
        articles: contents.size,
        answerMode: composes() ? 'ai' : 'library',
      };
    },
  };
}
