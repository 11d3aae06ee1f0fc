import type { Caller } from '../services/caller.ts';
import type { Services } from '../services/services.ts';

/** What every procedure is given. */
export interface Context {
  services: Services;
  caller: Caller;
}
