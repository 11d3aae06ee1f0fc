import { FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { LAW_PAGES } from '@hoa/core/law/law-pages';
import { ownSite } from '@hoa/core/site';
import { expect, test } from 'vitest';
import { TOPIC } from './page-meta.fixture';
import { structuredData } from './structured-data';

const SITE = 'https://portal.test';
const PORTAL = ownSite(SITE);
const [CATEGORY] = FALLBACK_CATEGORIES;

test('the home page is the site and the set of terms that it defines', () => {
  const graph = structuredData({ kind: 'home' }, PORTAL)['@graph'];
  expect(graph.map((thing) => thing['@type'])).toEqual([
    'WebSite',
    'Organization',
    'DefinedTermSet',
  ]);
  expect(graph[0]?.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${SITE}/search?q={search_term_string}` },
  });
  expect(graph[2]).toMatchObject({ '@id': `${SITE}/#glossary`, name: 'HOA Terminology Glossary' });
});

test('a category page shows the way to it', () => {
  if (CATEGORY === undefined) throw new Error('the catalogue is empty');
  const graph = structuredData({ kind: 'category', category: CATEGORY }, PORTAL)['@graph'];
  expect(graph[0]).toMatchObject({ '@type': 'CollectionPage', name: CATEGORY.name });
  expect(graph[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${SITE}/` },
      { position: 2, name: CATEGORY.name, item: `${SITE}/category/${CATEGORY.slug}` },
    ],
  });
});

test('a part of the site begins with a list, and its pages are named below it', () => {
  const list = structuredData({ kind: 'law', page: LAW_PAGES.overview }, PORTAL)['@graph'];
  expect(list[0]).toMatchObject({
    '@type': 'CollectionPage',
    isPartOf: { '@id': `${SITE}/#website` },
  });
  expect(list[1]?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'State law', item: `${SITE}/law` },
  ]);
  const changes = { kind: 'law', page: LAW_PAGES.changes, crumb: 'What changed' } as const;
  const page = structuredData(changes, PORTAL)['@graph'];
  expect(page[0]).toMatchObject({ '@type': 'WebPage', name: LAW_PAGES.changes.title });
  expect(page[1]?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'State law' },
    { name: 'What changed', item: `${SITE}/law/changes` },
  ]);
});

test('a calculator is a program, and the rules on a question are data', () => {
  const about = { title: 'Some title', description: 'Some words.' };
  const tool = structuredData({ kind: 'tool', page: { path: '/tools/some', ...about } }, PORTAL);
  expect(tool['@graph'][0]).toMatchObject({
    '@type': 'WebApplication',
    '@id': `${SITE}/tools/some`,
    offers: { price: '0' },
  });
  const law = structuredData(
    { kind: 'law', page: { path: '/law/questions/some', ...about } },
    PORTAL,
  );
  expect(law['@graph'][0]).toMatchObject({
    '@type': 'Dataset',
    distribution: { contentUrl: `${SITE}/law/questions/some.csv` },
  });
});

test('an article says what it is, where it belongs and when it was checked', () => {
  const graph = structuredData({ kind: 'topic', topic: TOPIC }, PORTAL)['@graph'];
  expect(graph[0]).toMatchObject({
    '@type': 'Article',
    headline: 'Reserve Funds',
    articleSection: 'Financial Management',
    datePublished: '2026-03-01',
    dateModified: '2026-05-01',
    image: `${SITE}/social/topic/reserve-funds.png`,
    mainEntityOfPage: `${SITE}/topic/reserve-funds`,
  });
  expect(graph[1]?.itemListElement).toHaveLength(3);
});

test('an article that was stored after it was checked was published no later than that', () => {
  const content = TOPIC.content && { ...TOPIC.content, createdAt: '2026-09-09T00:00:00.000Z' };
  const graph = structuredData({ kind: 'topic', topic: { ...TOPIC, content } }, PORTAL)['@graph'];
  expect(graph[0]).toMatchObject({ datePublished: '2026-05-01', dateModified: '2026-05-01' });
});

test('a text that no editor has checked is not announced as an article', () => {
  const topic = { ...TOPIC, origin: 'ai' as const, details: null, questions: [] };
  const graph = structuredData({ kind: 'topic', topic }, PORTAL)['@graph'];
  expect(graph.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
});
