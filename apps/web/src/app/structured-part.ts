import type { Site } from '@hoa/core/site';
import { SITE_PARTS } from '../navigation/site-parts';
import type { PartSubject } from './page-meta';
import { publisherData, siteReference, type Thing } from './structured-thing';

/** What a page of a part is beyond a page; null for one that is nothing else. */
function ownData({ kind, page: { path } }: PartSubject, site: Site): Thing | null {
  if (kind === 'tool') {
    return {
      '@type': 'WebApplication',
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      publisher: publisherData(site),
    };
  }
  // The rules on a question are data that can be taken along.
  if (path.startsWith('/law/questions/')) {
    return {
      '@type': 'Dataset',
      creator: publisherData(site),
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: `${site.publicUrl}${path}.csv`,
      },
    };
  }
  return null;
}

/** A page beside the library: a calculator as a program, a table as data, the first of them as a list. */
export function partData(subject: PartSubject, site: Site): Thing {
  const { path, title, description } = subject.page;
  const url = site.publicUrl + path;
  const page = {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  };
  const isPartOf = siteReference(site);
  if (path === SITE_PARTS[subject.kind].path) {
    return { '@type': 'CollectionPage', ...page, isPartOf };
  }
  const own = ownData(subject, site);
  return own === null ? { '@type': 'WebPage', ...page, isPartOf } : { ...own, ...page };
}
