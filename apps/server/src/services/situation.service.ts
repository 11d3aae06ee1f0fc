import { PortalError } from '@hoa/core/errors';
import { SITUATIONS, type Situation } from '@hoa/core/situations/situations';
import type { LibraryStore } from '../library/library-store.ts';

/** The situations in which people come, each with what to read in order. */
export interface SituationService {
  /** @throws PortalError 'not-found' */
  byId(id: string): Situation;
}

export function createSituationService({
  library,
}: {
  library: Pick<LibraryStore, 'hidesTopic'>;
}): SituationService {
  return {
    byId(id) {
      const situation = SITUATIONS.find((one) => one.id === id);
      if (situation === undefined) throw new PortalError('not-found', 'Situation not found');
      const reading = situation.reading.filter(({ slug }) => !library.hidesTopic(slug));
      return { ...situation, reading };
    },
  };
}
