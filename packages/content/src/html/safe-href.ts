/** Which links a text may hold: to pages of this site alone, or to other sites too. */
export type LinkPolicy = 'internal' | 'web';

const INTERNAL = /^\/(?:topic|category|law)\/[a-z0-9-]+(?:#[\p{L}\p{N}_-]+)?$/u;
const HREF_MAX_CHARS = 2_000;

/** The attributes of a link to another site: no ranking passed on, no handle on our window. */
export const EXTERNAL_REL = ['nofollow', 'noopener', 'noreferrer'];

/** Whether an address leads to a topic, a category or the law of a state on this site. */
export function isInternalHref(href: string): boolean {
  return INTERNAL.test(href);
}

/**
 * The address of a link as it may stand in a page: a path on this site as it is, an http(s)
 * address in normal form where the policy allows other sites.
 *
 * @returns undefined for every other address; credentials in an address are one reason
 */
export function safeHref(href: unknown, policy: LinkPolicy): string | undefined {
  if (typeof href !== 'string' || href.length > HREF_MAX_CHARS) return undefined;
  if (isInternalHref(href)) return href;
  if (policy === 'internal' || !/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  return url.username === '' && url.password === '' ? url.href : undefined;
}
