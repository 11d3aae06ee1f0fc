import { createHash } from 'node:crypto';

/** Characters of a tag: 96 bits, so that two bodies never share one by chance. */
const TAG_CHARS = 16;

const LISTED_TAG = /"([^"]*)"/g;

/** The tag of a body, without quotes. */
export function bodyTag(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, TAG_CHARS);
}

/**
 * The tag in an If-None-Match header that names the body with this tag, in whatever form the
 * client keeps it ("tag", "tag-b", W/"tag-g"), or undefined. Compared weakly, as RFC 9110
 * (13.1.2) asks.
 */
export function heldTag(ifNoneMatch: string, tag: string): string | undefined {
  if (ifNoneMatch.trim() === '*') return tag;
  if (!ifNoneMatch.includes(tag)) return undefined;
  for (const [, listed = ''] of ifNoneMatch.matchAll(LISTED_TAG)) {
    if (listed === tag || listed.startsWith(`${tag}-`)) return listed;
  }
  return undefined;
}
