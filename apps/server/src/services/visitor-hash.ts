import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { LimitsStore } from '../storage/limits-store.ts';

const KEY_BYTES = 32;
const HASH_BYTES = 16;

/** One visitor holds a whole /64 of IPv6 addresses: the network alone counts. */
export function visitorNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const zeros = address.includes('::') ? 8 - groups.length - after.length : 0;
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Names visitors for the counters of one day: a hash of the address under a key that all
 * processes share and that is forgotten with its day, so that nobody can tell who it was.
 */
export function createVisitorHash(store: Pick<LimitsStore, 'dayKey'>) {
  let known = { day: '', key: '', isShared: false };
  async function keyOf(day: string): Promise<string> {
    if (known.day !== day) {
      known = { day, key: randomBytes(KEY_BYTES).toString('base64'), isShared: false };
    }
    if (known.isShared) return known.key;
    // The same key is offered all day, so that counts go on when the store takes it late.
    const { key, isShared } = await store.dayKey(day, known.key);
    if (isShared) known = { day, key, isShared };
    return key;
  }
  return async (address: string, day: string): Promise<string> =>
    createHmac('sha256', await keyOf(day))
      .update(visitorNetwork(address))
      .digest()
      .subarray(0, HASH_BYTES)
      .toString('base64url');
}
