import { rmSync } from 'node:fs';
import { buildDeclarations } from './declarations.ts';
import { DIST } from './entries.ts';
import { buildScripts } from './scripts.ts';

/** `npm pack --workspace @hoa/client` runs this first: what is packed is always built anew. */
rmSync(DIST, { recursive: true, force: true });
await buildScripts();
buildDeclarations();
