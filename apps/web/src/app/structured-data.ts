import type { Site } from '@hoa/core/site';
import { SITE_PARTS } from '../navigation/site-parts';
import { articleDates, type PageSubject, picturePath, subjectPath } from './page-meta';
import { partData } from './structured-part';
import { publisherData, siteReference, type Thing } from './structured-thing';

/**
 * The article of a topic page, or null: a text that no editor has checked is not announced as
 * the work of the portal.
 */
function articleData(
  subject: Extract<PageSubject, { kind: 'topic' }>,
  publisher: Thing,
  publicUrl: string,
): Thing | null {
  const { topic } = subject;
  const dates = articleDates(topic);
  if (dates === null) return null;
  const url = publicUrl + subjectPath(subject);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: topic.title,
    description: topic.description,
    articleSection: topic.category.name,
    image: publicUrl + picturePath(subject),
    datePublished: dates.published,
    dateModified: dates.modified,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    mainEntityOfPage: url,
    author: publisher,
    publisher: { '@id': publisher['@id'] },
  };
}

function crumbsBelowHome(subject: Exclude<PageSubject, { kind: 'home' }>) {
  const path = subjectPath(subject);
  if ('page' in subject) {
    const { label, path: first } = SITE_PARTS[subject.kind];
    const own = path === first ? [] : [{ name: subject.crumb ?? subject.page.title, path }];
    return [{ name: label, path: first }, ...own];
  }
  const category = subject.kind === 'category' ? subject.category : subject.topic.category;
  const own = subject.kind === 'topic' ? [{ name: subject.topic.title, path }] : [];
  return [{ name: category.name, path: `/category/${category.slug}` }, ...own];
}

/** The way from the home page to a page, as the breadcrumb on the page shows it. */
function breadcrumbData(subject: Exclude<PageSubject, { kind: 'home' }>, publicUrl: string): Thing {
  const crumbs = [{ name: 'Home', path: '/' }, ...crumbsBelowHome(subject)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

/** The glossary of the home page; its terms are marked where they stand. */
function glossaryData(publicUrl: string): Thing {
  const url = `${publicUrl}/#glossary`;
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name: 'HOA Terminology Glossary',
  };
}

/** The site itself, and the address of its search for some words. */
function website({ name, summary, publicUrl }: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    url: `${publicUrl}/`,
    name,
    description: summary,
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

function things(subject: PageSubject, site: Site): Thing[] {
  const { publicUrl } = site;
  if ('page' in subject) {
    return [partData(subject, site), breadcrumbData(subject, publicUrl)];
  }
  switch (subject.kind) {
    case 'home':
      return [website(site), publisherData(site), glossaryData(publicUrl)];
    case 'category': {
      const { name, description } = subject.category;
      const url = publicUrl + subjectPath(subject);
      const image = publicUrl + picturePath(subject);
      const isPartOf = siteReference(site);
      return [
        { '@type': 'CollectionPage', '@id': url, url, name, description, image, isPartOf },
        breadcrumbData(subject, publicUrl),
      ];
    }
    case 'topic': {
      return [
        articleData(subject, publisherData(site), publicUrl),
        breadcrumbData(subject, publicUrl),
      ].filter((thing) => thing !== null);
    }
  }
}

/**
 * What a page is about, in the words that search engines read (JSON-LD). The questions of an article
 * and the terms of the glossary are marked where they stand (`features/topic/topic-questions.tsx`,
 * `features/glossary/glossary-row.tsx`).
 */
export function structuredData(subject: PageSubject, site: Site) {
  return { '@context': 'https://schema.org', '@graph': things(subject, site) };
}
