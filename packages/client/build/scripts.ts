import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { DIST, ENTRIES, EXTERNAL, PACKAGE_ROOT } from './entries.ts';

/** Bundles the entries with what they use of @hoa/core; tRPC stays a dependency. */
export async function buildScripts(): Promise<void> {
  const bundle = await rolldown({
    cwd: PACKAGE_ROOT,
    input: Object.fromEntries(ENTRIES.map((name) => [name, join('src', `${name}.ts`)])),
    external: EXTERNAL,
    platform: 'neutral',
  });
  await bundle.write({ dir: DIST, format: 'esm', chunkFileNames: '[name].js' });
  await bundle.close();
}
