import { TOOLS_PAGE, type ToolPage } from '@hoa/core/calculators/tool-pages';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { GUIDES_PAGE, type GuidePage } from '@hoa/core/guides/guide-pages';
import { LAW_PAGES, type LawPage } from '@hoa/core/law/law-pages';
import { LETTERS_PAGE, type LetterPage } from '@hoa/core/letters/letter-pages';
import type { Topic } from '@hoa/core/schemas/topic';
import { SITE_NAME, SITE_SUMMARY } from '@hoa/core/site';
import { articleDates, type PageSubject, picturePath, subjectPath } from './page-meta';

/** A thing in the vocabulary of schema.org. */
interface Thing {
  '@type': string;
  [property: string]: unknown;
}

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
  if (subject.kind === 'law') {
    const { overview } = LAW_PAGES;
    const own = path === overview.path ? [] : [{ name: subject.crumb, path }];
    return [{ name: 'State law', path: overview.path }, ...own];
  }
  if (subject.kind === 'tool') {
    const own = path === TOOLS_PAGE.path ? [] : [{ name: subject.page.title, path }];
    return [{ name: 'Tools', path: TOOLS_PAGE.path }, ...own];
  }
  if (subject.kind === 'letter') {
    const own = path === LETTERS_PAGE.path ? [] : [{ name: subject.page.title, path }];
    return [{ name: 'Letters', path: LETTERS_PAGE.path }, ...own];
  }
  if (subject.kind === 'guide') {
    const own = path === GUIDES_PAGE.path ? [] : [{ name: subject.page.title, path }];
    return [{ name: GUIDES_PAGE.title, path: GUIDES_PAGE.path }, ...own];
  }
  const category = subject.kind === 'category' ? subject.category : subject.topic.category;
  const own = subject.kind === 'topic' ? [{ name: subject.topic.title, path }] : [];
  return [{ name: category.name, path: `/category/${category.slug}` }, ...own];
}

/** A page of the law; the rules on a question are data that can be taken along. */
function lawData({ path, title, description }: LawPage, publicUrl: string): Thing {
  const url = publicUrl + path;
  const page = {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  };
  if (!path.startsWith('/law/questions/')) {
    return { '@type': 'WebPage', ...page, isPartOf: { '@id': `${publicUrl}/#website` } };
  }
  return {
    '@type': 'Dataset',
    ...page,
    creator: publisher(publicUrl),
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'text/csv',
      contentUrl: `${url}.csv`,
    },
  };
}

/** A calculator as a program that runs in the page; the page of all of them as what it is. */
function toolData({ path, title, description }: ToolPage, publicUrl: string): Thing {
  const url = publicUrl + path;
  const page = { '@id': url, url, name: title, description, isAccessibleForFree: true };
  if (path === TOOLS_PAGE.path) {
    return { '@type': 'CollectionPage', ...page, isPartOf: { '@id': `${publicUrl}/#website` } };
  }
  return {
    '@type': 'WebApplication',
    ...page,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: publisher(publicUrl),
  };
}

/** The list of letters, or one of them: a template that anybody may use. */
function letterData({ path, title, description }: LetterPage, publicUrl: string): Thing {
  const url = publicUrl + path;
  return {
    '@type': path === LETTERS_PAGE.path ? 'CollectionPage' : 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    isPartOf: { '@id': `${publicUrl}/#website` },
  };
}

/** The list of guides, or one of them. */
function guideData({ path, title, description }: GuidePage, publicUrl: string): Thing {
  const url = publicUrl + path;
  return {
    '@type': path === GUIDES_PAGE.path ? 'CollectionPage' : 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    isPartOf: { '@id': `${publicUrl}/#website` },
  };
}

/** The questions of a topic page with their answers, as the page shows them; null without any. */
function questionsData({ slug, questions }: Topic, publicUrl: string): Thing | null {
  if (questions.length === 0) return null;
  return {
    '@type': 'FAQPage',
    '@id': `${publicUrl}/topic/${slug}#questions`,
    mainEntity: questions.map(({ question, answer, url }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer, url: publicUrl + url },
    })),
  };
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

/** The glossary of the home page with its terms. */
function glossaryData(publicUrl: string): Thing {
  const url = `${publicUrl}/#glossary`;
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name: 'HOA Terminology Glossary',
    hasDefinedTerm: GLOSSARY.map(({ term, shortTerm, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      alternateName: shortTerm,
      description: definition,
    })),
  };
}

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
    case 'guide':
      return [guideData(subject.page, publicUrl), breadcrumbData(subject, publicUrl)];
    case 'letter':
      return [letterData(subject.page, publicUrl), breadcrumbData(subject, publicUrl)];
    case 'law':
      return [lawData(subject.page, publicUrl), breadcrumbData(subject, publicUrl)];
    case 'tool':
      return [toolData(subject.page, publicUrl), breadcrumbData(subject, publicUrl)];
    case 'topic': {
      return [
        articleData(subject, publisher(publicUrl), publicUrl),
        breadcrumbData(subject, publicUrl),
        questionsData(subject.topic, publicUrl),
      ].filter((thing) => thing !== null);
    }
  }
}

/** What a page is about, in the words that search engines read (JSON-LD). */
export function structuredData(subject: PageSubject, publicUrl: string) {
  return { '@context': 'https://schema.org', '@graph': things(subject, publicUrl) };
}
