import type { PageBrand } from '@hoa/core/brand/page-brand';
import { addDays, utcDay } from '@hoa/core/calendar/plain-date';
import type { Site } from '@hoa/core/site';

export const SECURITY_TXT = '/.well-known/security.txt';

/** RFC 9116 wants less than a year, so that an address nobody reads any more is not believed. */
const VALID_DAYS = 180;

/** The addresses of a brand that somebody who found a weakness can write to. */
function addressesOf({ email, url }: NonNullable<PageBrand['contact']>): string[] {
  return [email === undefined ? [] : `mailto:${email}`, url ?? []].flat();
}

/**
 * Whom to tell of a weakness, in the form of RFC 9116, section 2.5.
 *
 * @returns null where the brand names nobody to write to
 */
export function securityTxt({ contact = {} }: Partial<PageBrand>, { publicUrl }: Site) {
  const addresses = addressesOf(contact);
  if (addresses.length === 0) return null;
  return (now: Date): string => {
    const expires = addDays(utcDay(now), VALID_DAYS);
    return `${addresses.map((address) => `Contact: ${address}\n`).join('')}Expires: ${expires}T00:00:00Z
Preferred-Languages: en
Canonical: ${publicUrl}${SECURITY_TXT}
`;
  };
}
