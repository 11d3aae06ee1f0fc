import { escapeHtml } from '@hoa/core/text/escape-html';
import { plainPageHtml } from '../../http/plain-page.ts';
import type { JsonSchema, OpenApiDocument, Operation } from '../openapi/openapi-types.ts';
import { fieldTable, operationHtml, propertyRows } from './operation-html.ts';

interface PathOperation {
  method: string;
  path: string;
  operation: Operation;
}

function operationsOf({ paths }: OpenApiDocument): PathOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** 'categories' as a heading: 'Categories'. */
function tagTitle(name: string): string {
  return escapeHtml(name.charAt(0).toUpperCase() + name.slice(1));
}

function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('\n');
}

function navigation(document: OpenApiDocument, operations: readonly PathOperation[]): string {
  const groups = document.tags.map(({ name }) => {
    const links = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(
        ({ method, path, operation }) =>
          `<li><a href="#${escapeHtml(operation.operationId)}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`,
      );
    return `<li>${tagTitle(name)}<ul>${links.join('')}</ul></li>`;
  });
  return `<nav aria-label="Paths and schemas"><ul>${groups.join('')}<li><a href="#schemas">Schemas</a></li></ul></nav>`;
}

/** A schema with its fields folded away; the sheet unfolds them where a link leads to it. */
function schemaHtml([name, schema]: [string, JsonSchema]): string {
  const rows = propertyRows(schema);
  const fields = `<details><summary>${rows.length === 1 ? '1 field' : `${rows.length} fields`}</summary>${fieldTable(`Fields of ${name}`, rows)}</details>`;
  return `<section class="schema" id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3><p>${escapeHtml(schema.description ?? '')}</p>${rows.length === 0 ? '' : fields}</section>`;
}

function schemas({ components }: OpenApiDocument): string {
  return Object.entries(components.schemas)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(schemaHtml)
    .join('\n');
}

/** The document as a page to read: no script, nothing from elsewhere. */
export function docsHtml(document: OpenApiDocument): string {
  const operations = operationsOf(document);
  const { title, version, summary, description } = document.info;
  const groups = document.tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag.name));
    const sections = own.map(({ method, path, operation }) =>
      operationHtml(method, path, operation, document),
    );
    return `<section><h2>${tagTitle(tag.name)}</h2><p>${escapeHtml(tag.description)}</p>${sections.join('\n')}</section>`;
  });
  return plainPageHtml({
    title: `API | ${title}`,
    robots: 'noindex',
    styles: '<link rel="stylesheet" href="/api/docs.css">',
    siteName: title,
    header: `<span>API ${escapeHtml(version)}</span><a href="/api/openapi.json">openapi.json</a>`,
    body: `<div class="columns">
${navigation(document, operations)}
<main id="main" tabindex="-1">
<h1>${escapeHtml(summary)}</h1>
${paragraphs(description)}
${groups.join('\n')}
<section id="schemas"><h2>Schemas</h2>${schemas(document)}</section>
</main>
</div>`,
  });
}
