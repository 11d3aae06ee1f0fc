import { type Situation, shownSituations } from '@hoa/core/situations/situations';
import type { LibraryStore } from '../library/library-store.ts';
import { noSuch } from './no-such.ts';

/** The situations in which people come, each with what to read in order. */
export interface SituationService {
  /** @throws PortalError 'not-found', also where none of its reading is shown */
  byId(id: string): Situation;
}

export function createSituationService({
  library,
}: {
  library: Pick<LibraryStore, 'hidesTopic'>;
}): SituationService {
  return {
    byId(id) {
      const shown = shownSituations((slug) => !library.hidesTopic(slug));
      const situation = shown.find((one) => one.id === id);
      if (situation === undefined) {
        const ids = shown.map((one) => one.id);
        throw noSuch('situation', id, ids);
      }
      return situation;
    },
  };
}
