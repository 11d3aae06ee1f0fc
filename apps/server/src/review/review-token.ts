import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What an authorization header offers: a bearer's token, or the password of a name that is not asked for. */
function offered(header: string | undefined): string | undefined {
  const [, scheme = '', value = ''] = /^(\S+) (.+)$/.exec(header ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}

/** Whether a request brings the token. It takes as long for a token that is nearly right. */
export function bringsToken(authorization: string | undefined, token: string): boolean {
  const given = offered(authorization);
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
