import { expect, test } from 'vitest';
import { openApiDocument } from '../openapi/openapi-document.ts';
import { REST_ROUTES } from '../rest-routes.ts';
import { API_DOCS_STYLES } from './api-docs.ts';
import { curlCommand } from './curl-command.ts';
import { docsHtml } from './docs-html.ts';

const document = openApiDocument(REST_ROUTES, 'https://portal.test');
const html = docsHtml(document);

test('the page has every path and every schema, each once and reachable', () => {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, { operationId }] of Object.entries(item)) {
      expect(html.split(`id="${operationId}"`)).toHaveLength(2);
      expect(html).toContain(`<a href="#${operationId}">${method.toUpperCase()} ${path}</a>`);
    }
  }
  for (const name of Object.keys(document.components.schemas)) {
    expect(html.split(`id="schema-${name}"`)).toHaveLength(2);
  }
});

test('a procedure is named only where there is one', () => {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const { operationId } of Object.values(item)) {
      const named = html.includes(`Over tRPC: <code>${operationId}</code>`);
      expect(named, path).toBe(!['/api/health', '/api/ready'].includes(path));
    }
  }
});

test('every link inside the page leads somewhere', () => {
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)];
  expect(anchors.length).toBeGreaterThan(0);
  for (const [, id] of anchors) expect(html).toContain(`id="${id}"`);
});

test('the page runs no script and fetches nothing from elsewhere', () => {
  expect(html).not.toMatch(/<script|\son\w+=|style=|javascript:/i);
  const fetched = [...html.matchAll(/(?:src|<link[^>]+href)="([^"]+)"/g)].map(([, url]) => url);
  expect(fetched).toEqual(['/api/docs.css']);
  expect(API_DOCS_STYLES).not.toMatch(/url\(|@import/);
});

test('texts are text: markup in an example stays visible and dead', () => {
  expect(html).toContain('&lt;h2 id=');
  expect(html).not.toContain('<h2 id="in-short">');
});

test('the command of a path is its documented call', () => {
  const related = document.paths['/api/related-topics/{categoryId}']?.get;
  const title = document.paths['/api/direct-db-title']?.post;
  if (related === undefined || title === undefined) throw new Error('the paths are gone');
  expect(curlCommand('https://a.b', '/api/related-topics/{categoryId}', related)).toBe(
    "curl 'https://a.b/api/related-topics/2?currentTopicId=25'",
  );
  expect(curlCommand('https://a.b', '/api/direct-db-title', title)).toBe(
    `curl 'https://a.b/api/direct-db-title' --json '{"slug":"reserve-funds"}'`,
  );
});

test('every scrolling table has a name of its own, for who moves by landmarks', () => {
  const names = [...html.matchAll(/role="region" aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('the list of paths, which scrolls where it is long, is reached from the keyboard', () => {
  const [, navigation = ''] = /<nav [^>]+>([\s\S]+)<\/nav>/.exec(html) ?? [];
  expect(navigation).toContain('<a href="#categories.list">');
  expect(navigation).not.toContain('<details');
  const entries = [...navigation.matchAll(/<a href="[^"]+">([^<]+)</g)].map(([, entry]) => entry);
  expect(new Set(entries).size).toBe(entries.length);
});
