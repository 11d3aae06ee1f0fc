import type { IncomingMessage } from 'node:http';
import { trustedProxies } from './trusted-proxies.ts';

/** The name in a Host header: lower case, without a port. IPv6 addresses name no brand. */
function hostName(header: string): string {
  return header.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** The request headers by which brands are told apart. */
const HOST_HEADERS = ['host', 'x-forwarded-host'] as const;

/** What several brands on one process are told apart by. */
export interface HostChoice<Choice> {
  of(request: IncomingMessage): Choice;
  /** Names for the Vary header; none where there is nothing to choose. */
  vary: readonly string[];
}

/**
 * Chooses by the host that a visitor asked for. Behind a proxy that TRUST_PROXY names it is the last
 * entry of X-Forwarded-Host, which that proxy wrote; from anybody else that header is not read.
 *
 * @param choices the first is that of every host that none names
 */
export function chooseByHost<Choice extends { hosts: readonly string[] }>(
  choices: readonly [Choice, ...Choice[]],
  trustProxy: readonly string[] = [],
): HostChoice<Choice> {
  const [first] = choices;
  if (choices.length === 1) return { of: () => first, vary: [] };
  const byHost = new Map(
    choices.flatMap((choice) => choice.hosts.map((host) => [host, choice] as const)),
  );
  const isProxy = trustedProxies(trustProxy);
  const hostOf = ({ headers, socket }: IncomingMessage) => {
    const forwarded = [headers['x-forwarded-host'] ?? []].flat().at(-1)?.split(',').at(-1);
    if (forwarded === undefined || !isProxy(socket.remoteAddress ?? '')) return headers.host ?? '';
    return forwarded;
  };
  return {
    of: (request) => byHost.get(hostName(hostOf(request))) ?? first,
    vary: HOST_HEADERS.slice(0, trustProxy.length === 0 ? 1 : 2),
  };
}
