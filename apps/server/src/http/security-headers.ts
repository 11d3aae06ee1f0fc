import type { FastifyInstance } from 'fastify';

/** Hashes of what a document may hold inline, as a policy writes them: 'sha256-...'. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Nothing where anybody may frame us: '*' would shut out pages in a sandbox and files on a disk. */
function frameAncestors(embedOrigins: readonly string[]): string[] {
  return embedOrigins.includes('*') ? [] : [`frame-ancestors 'self' ${embedOrigins.join(' ')}`];
}

/**
 * The policy of every page (docs/decisions/006). What is inline is allowed by its hash, so that a
 * finished page can be kept and shared; Mantine sets style attributes, which is the only
 * concession; nothing is fetched from elsewhere.
 */
export function contentSecurityPolicy(
  inline: InlineHashes,
  embedOrigins: readonly string[],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Only trustedHtml (components/rich-text.tsx of the web application) may turn a text into HTML.
    "require-trusted-types-for 'script'",
    'trusted-types portal',
    ...frameAncestors(embedOrigins),
  ].join('; ');
}

/**
 * Headers that every response carries. Nothing here keeps other sites from showing the portal in
 * a frame, or from loading its script and pictures: who may is said by frame-ancestors and CORS.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
};

const HALF_A_YEAR_SECONDS = 15_768_000;

/** Behind TLS: browsers come back over TLS only. As names and values in turn. */
export function transportHeaders(publicUrl: string): readonly string[] {
  if (!publicUrl.startsWith('https:')) return [];
  return ['strict-transport-security', `max-age=${HALF_A_YEAR_SECONDS}`];
}

/**
 * Sets them on what is not answered from memory; what is carries them already.
 *
 * @param more others, as names and values in turn
 */
export function registerSecurityHeaders(app: FastifyInstance, more: readonly string[] = []): void {
  const headers: Record<string, string> = { ...SECURITY_HEADERS };
  for (let at = 0; at < more.length; at += 2) headers[more[at] ?? ''] = more[at + 1] ?? '';
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
