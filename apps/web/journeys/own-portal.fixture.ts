import { loadedFolder, type PortalProcess, startPortal } from '../../../chaos/portal-process.ts';

export type { PortalProcess };

/** Somebody else may take a port between finding it free and listening on it. */
const ATTEMPTS = 3;

/** A portal of its own on a free port, its library loaded before, ready to be asked. */
export async function startOnFreePort(environment: NodeJS.ProcessEnv): Promise<PortalProcess> {
  for (let attempt = 1; ; attempt++) {
    const portal = await startPortal({ DATA_DIR: await loadedFolder(), ...environment });
    try {
      await portal.ready;
      return portal;
    } catch (error) {
      if (attempt === ATTEMPTS || !/is in use/.test(String(error))) throw error;
    }
  }
}
