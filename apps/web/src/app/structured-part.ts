import { SITE_PARTS } from '../navigation/site-parts';
import type { PartSubject } from './page-meta';
import { publisherData, siteReference, type Thing } from './structured-thing';

/** What a page of a part is beyond a page; null for one that is nothing else. */
function ownData({ kind, page: { path } }: PartSubject, publicUrl: string): Thing | null {
  if (kind === 'tool') {
    return {
      '@type': 'WebApplication',
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      publisher: publisherData(publicUrl),
    };
  }
  // The rules on a question are data that can be taken along.
  if (path.startsWith('/law/questions/')) {
    return {
      '@type': 'Dataset',
      creator: publisherData(publicUrl),
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: `${publicUrl}${path}.csv`,
      },
    };
  }
  return null;
}

/** A page beside the library: a calculator as a program, a table as data, the first of them as a list. */
export function partData(subject: PartSubject, publicUrl: string): Thing {
  const { path, title, description } = subject.page;
  const url = publicUrl + path;
  const page = {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  };
  const isPartOf = siteReference(publicUrl);
  if (path === SITE_PARTS[subject.kind].path) {
    return { '@type': 'CollectionPage', ...page, isPartOf };
  }
  const own = ownData(subject, publicUrl);
  return own === null ? { '@type': 'WebPage', ...page, isPartOf } : { ...own, ...page };
}
