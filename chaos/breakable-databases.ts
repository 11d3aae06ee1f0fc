import { DatabaseProxy, type ProxyMode } from '../packages/db/src/testing/database-proxy.ts';
import type { BreakableDatabase } from './faults/database-faults.ts';
import type { PostgresCluster } from './postgres-cluster.ts';
import { newServerDatabase } from './server-databases.ts';

/** A database of its own on the machine's server, behind a proxy that fails in one way. */
export async function behindProxy(mode: ProxyMode): Promise<BreakableDatabase> {
  const proxy = await DatabaseProxy.open(await newServerDatabase());
  return {
    url: proxy.url,
    async break() {
      proxy.mode = mode;
    },
    async mend() {
      proxy.mode = 'pass';
    },
  };
}

/** A server of our own whose processes are killed, as by a loss of power, and started again. */
export const killed = (cluster: PostgresCluster): BreakableDatabase => ({
  url: cluster.url,
  break: () => cluster.kill(),
  mend: () => cluster.start(),
});

/** A server of our own whose processes stand still, and go on. */
export const frozen = (cluster: PostgresCluster): BreakableDatabase => ({
  url: cluster.url,
  async break() {
    cluster.freeze();
  },
  async mend() {
    cluster.thaw();
  },
});
