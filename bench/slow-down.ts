import type { CDPSession } from '@playwright/test';

/** A line and a processor as a visitor may have them. */
export interface Slowness {
  bytesPerSecond: number;
  /** Of a round trip, in milliseconds. */
  latencyMs: number;
  /** How many times slower the processor is than this machine's. */
  slower: number;
}

/** From now on a page has a slow line and a slow processor. */
export async function slowDown(
  session: CDPSession,
  { bytesPerSecond, latencyMs, slower }: Slowness,
): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}
