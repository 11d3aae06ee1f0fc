import { SITE_NAME } from '@hoa/core/site';

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Who publishes the portal. */
export function publisherData(publicUrl: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#publisher`,
    name: SITE_NAME,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/illustrations/favicon.svg`,
  };
}

/** The site, named from a page of it. */
export function siteReference(publicUrl: string) {
  return { '@id': `${publicUrl}/#website` };
}
