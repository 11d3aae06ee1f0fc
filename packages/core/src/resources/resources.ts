import resources from '../data/resources.json' with { type: 'json' };
import type { Resource } from '../schemas/resource.ts';

/** The six built-in resources. Point one at a real file by its downloadUrl in the data file. */
export const RESOURCES: readonly Resource[] = resources;
