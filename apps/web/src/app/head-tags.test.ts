import { ownSite } from '@hoa/core/site';
import { expect, test } from 'vitest';
import { headTags, scriptJson } from './head-tags';
import { NOT_FOUND_META, type PageMeta } from './page-meta';
import { TOPIC, topicMeta } from './page-meta.fixture';

const SITE = 'https://portal.test';
const PORTAL = ownSite(SITE);
const HOME: PageMeta = {
  title: null,
  description: 'Plain articles.',
  status: 200,
  indexable: true,
  subject: { kind: 'home' },
};

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('an article has one address, a picture of its own and its dates', () => {
  const html = headTags(topicMeta(TOPIC), PORTAL);
  expect(html).toContain('<title>Reserve Funds | HOA Education Portal</title>');
  expect(html).toContain(`<link rel="canonical" href="${SITE}/topic/reserve-funds">`);
  expect(content(html, 'description')).toBe('Money set aside for major repairs.');
  expect(content(html, 'og:title')).toBe('Reserve Funds');
  expect(content(html, 'og:type')).toBe('article');
  expect(content(html, 'og:url')).toBe(`${SITE}/topic/reserve-funds`);
  expect(content(html, 'og:image')).toBe(`${SITE}/social/topic/reserve-funds.png`);
  expect(content(html, 'article:modified_time')).toBe('2026-05-01');
  expect(content(html, 'article:section')).toBe('Financial Management');
  expect(content(html, 'twitter:card')).toBe('summary_large_image');
});

test('every page leads to the feed and colours the bars of the browser', () => {
  for (const meta of [HOME, NOT_FOUND_META]) {
    const html = headTags(meta, PORTAL);
    expect(html).toContain('type="application/atom+xml"');
    expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
    expect(content(html, 'og:image')).toBe(`${SITE}/social/home.png`);
  }
});

test('the 404 page and a topic that a visitor made up are not indexed', () => {
  const synthesized = topicMeta({ ...TOPIC, known: false, origin: 'generic', details: null });
  for (const meta of [NOT_FOUND_META, synthesized, { ...HOME, indexable: false }]) {
    const html = headTags(meta, PORTAL);
    expect(content(html, 'robots')).toBe('noindex');
    expect(html).not.toMatch(/canonical|ld\+json/);
  }
  expect(headTags(HOME, PORTAL)).not.toContain('robots');
});

test('no text becomes markup, in attributes or in the structured data', () => {
  const hostile = `</title></script><script>alert(1)</script><!--" onload="x`;
  const html = headTags(topicMeta({ ...TOPIC, title: hostile, description: hostile }), PORTAL);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toMatch(/<!--|alert\(1\)<\/script|" onload="/);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)['@graph'][0].headline).toBe(hostile);
});

test('JSON in a page cannot end its script, nor begin a comment or another one', () => {
  for (const text of ['</script>', '</ScRiPt foo', '<script>', '<SCRIPT', '<!-- x', '<<!--']) {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/<!--|<\/?script/i);
    expect(JSON.parse(json)).toEqual({ text });
  }
});

test('the tags of an article stay as they stand in the page', () => {
  expect(scriptJson('<p>Owners <strong>vote</strong>.</p>')).toBe(
    '"<p>Owners <strong>vote</strong>.</p>"',
  );
});
