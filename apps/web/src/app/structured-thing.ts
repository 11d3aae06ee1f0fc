import type { Site } from '@hoa/core/site';

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Who publishes the portal. */
export function publisherData({ name, icon, publicUrl }: Site): Thing {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#publisher`,
    name,
    url: `${publicUrl}/`,
    logo: publicUrl + icon,
  };
}

/** The site, named from a page of it. */
export function siteReference({ publicUrl }: Site) {
  return { '@id': `${publicUrl}/#website` };
}
