import { createServerDatabase } from '../packages/db/src/testing/test-databases.ts';

const drops: Array<() => Promise<void>> = [];

/** Creates an empty database on the machine's server for the fault that is being tried. @returns its URL */
export async function newServerDatabase(): Promise<string> {
  const { url, drop } = await createServerDatabase();
  drops.push(drop);
  return url;
}

/** Leaves the machine's server as it was found. */
export async function dropServerDatabases(): Promise<void> {
  await Promise.all(drops.splice(0).map((drop) => drop()));
}
