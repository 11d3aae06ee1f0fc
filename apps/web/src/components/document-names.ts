import type { DecidedBy } from '@hoa/core/schemas/topic';

/** What a reader may have to look into, as it is called in titles and lists. */
export const DOCUMENT_NAMES: Record<DecidedBy['document'], string> = {
  'state-law': 'State law',
  declaration: 'Declaration (CC&Rs)',
  bylaws: 'Bylaws',
  rules: 'Rules and regulations',
};
