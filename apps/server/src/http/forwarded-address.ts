import type { FastifyRequest } from 'fastify';
import { trustedProxies } from '../brands/trusted-proxies.ts';

const IPV4_WITH_PORT = /^([\d.]+):\d+$/;
const BRACKETED = /^\[([^\]]+)\](?::\d+)?$/;

/** Some proxies write the port of a connection behind its address, which is new with each. */
function withoutPort(address: string): string {
  const [, bare = address] = IPV4_WITH_PORT.exec(address) ?? BRACKETED.exec(address) ?? [];
  return bare;
}

/**
 * Which entries of X-Forwarded-For are proxies of ours, for Fastify's `trustProxy`.
 *
 * @param ranges as TRUST_PROXY names them
 */
export function trustForwarded(ranges: readonly string[]): (address?: string) => boolean {
  const isProxy = trustedProxies(ranges);
  return (address = '') => isProxy(withoutPort(address));
}

/** Where a request comes from: its sender, or who that is for where a trusted proxy tells. */
export function visitorAddress(request: FastifyRequest): string {
  return withoutPort(request.ip);
}
