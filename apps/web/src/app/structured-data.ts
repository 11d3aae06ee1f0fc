import { SITE_NAME, SITE_SUMMARY } from '@hoa/core/site';
import type { PageSubject } from './page-meta';
import { articleData } from './structured-data-article';
import { breadcrumbData } from './structured-data-breadcrumb';
import { glossaryData } from './structured-data-glossary';
import type { Thing } from './structured-data-thing';
import { picturePath, subjectPath } from './subject-path';

function publisher(publicUrl: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#publisher`,
    name: SITE_NAME,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/illustrations/favicon.svg`,
  };
}

/** The site itself, and the address of its search for some words. */
function website(publicUrl: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    url: `${publicUrl}/`,
    name: SITE_NAME,
    description: SITE_SUMMARY,
    inLanguage: 'en-US',
    publisher: { '@id': `${publicUrl}/#publisher` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicUrl}/search?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function things(subject: PageSubject, publicUrl: string): Thing[] {
  switch (subject.kind) {
    case 'home':
      return [website(publicUrl), publisher(publicUrl), glossaryData(publicUrl)];
    case 'category': {
      const { name, description } = subject.category;
      const url = publicUrl + subjectPath(subject);
      const image = publicUrl + picturePath(subject);
      const isPartOf = { '@id': `${publicUrl}/#website` };
      return [
        { '@type': 'CollectionPage', '@id': url, url, name, description, image, isPartOf },
        breadcrumbData(subject, publicUrl),
      ];
    }
    case 'topic': {
      const article = articleData(subject, publisher(publicUrl), publicUrl);
      return [...(article === null ? [] : [article]), breadcrumbData(subject, publicUrl)];
    }
  }
}

/** What a page is about, in the words that search engines read (JSON-LD). */
export function structuredData(subject: PageSubject, publicUrl: string) {
  return { '@context': 'https://schema.org', '@graph': things(subject, publicUrl) };
}
