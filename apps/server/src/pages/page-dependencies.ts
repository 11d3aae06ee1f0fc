import type { MemoryFront } from '../http/memory-front.ts';
import type { Services } from '../services/services.ts';
import type { WebBuild } from './web-build.ts';

/** What pages, and all that stands beside them, are made of. */
export interface PageDependencies {
  web: WebBuild;
  services: Services;
  publicUrl: string;
  embedOrigins: readonly string[];
  front: MemoryFront;
}
