import { LAW_FEED } from '@hoa/core/law/law-pages';
import { BODY_MAX_BYTES, QUESTION_MAX_CHARS, SEARCH_MAX_CHARS } from '@hoa/core/limits';
import { refusalSchema } from '@hoa/core/schemas/refusal';
import { SITE_FEED, SITE_NAME } from '@hoa/core/site';
import { VERSION } from '../../version.ts';
import type { RestRoute } from '../rest-routes.ts';
import { errorResponses } from './error-responses.ts';
import { healthPaths, OPERATION_TAG } from './health-paths.ts';
import type { OpenApiDocument, PathItem } from './openapi-types.ts';
import { chapterOf, operation } from './operation.ts';
import { SchemaComponents } from './schema-components.ts';

const DESCRIPTION = `The same answers as the typed API at /trpc, and as the tools for agents at /mcp (Model Context Protocol, streamable HTTP), as plain JSON. No sign-in.

Every refusal has the body {"message", "code"} with the status of its kind: one sentence for a person, and a word for programs. Beside them stand "fields", what is wrong with the input field by field, and "retryAfterSeconds", when to come back. What a path does not read is ignored; a calculator refuses it, since a figure left unread would change what it gives.

What is new: ${SITE_FEED} lists the articles that changed last, ${LAW_FEED} the states whose law was read anew, with ETag; contentVersion of /api/ready changes with every change of an article. The law of a state, /api/law/states/{state}, has an ETag that changes with each of its rules.

Limits: a body has at most ${BODY_MAX_BYTES / 1024} KB, a question ${QUESTION_MAX_CHARS} characters, a search ${SEARCH_MAX_CHARS}. Questions and generated articles are limited per visitor; past the limit the answer is 429 with Retry-After.

Texts named content and response are HTML, sanitised by the server. Paths in answers are paths on this site.`;

/** The chapters of the document, in the order in which paths first use them. */
function tags(routes: readonly RestRoute[]): OpenApiDocument['tags'] {
  const chapters = new Map(
    routes.map((route) => [chapterOf(route), route.procedure.chapter] as const),
  );
  return [...chapters.set(OPERATION_TAG, 'For whoever runs the portal')].map(
    ([name, description]) => ({ name, description }),
  );
}

function paths(routes: readonly RestRoute[], components: SchemaComponents) {
  const items: Record<string, PathItem> = {};
  for (const route of routes) {
    const method = route.method.toLowerCase();
    items[route.path] = { ...items[route.path], [method]: operation(route, components) };
  }
  return { ...items, ...healthPaths(components) };
}

const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/;

/** Where programs find the API: on a machine of one's own, on the host that they read this from. */
export function documentServer(publicUrl: string): string {
  return LOCAL.test(publicUrl) ? '/' : publicUrl;
}

/** The OpenAPI 3.1 document of the REST layer, made from what the procedures declare. */
export function openApiDocument(
  routes: readonly RestRoute[],
  server: string,
  title: string = SITE_NAME,
): OpenApiDocument {
  const components = new SchemaComponents();
  const error = components.use(refusalSchema, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: VERSION,
      summary: 'Articles, cited answers, search and glossary for homeowners associations',
      description: DESCRIPTION,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: server }],
    security: [],
    tags: tags(routes),
    paths: paths(routes, components),
    components: {
      schemas: components.schemas,
      responses: errorResponses(routes, error),
      headers: {
        RetryAfter: {
          description: 'Seconds after which trying again makes sense',
          schema: { type: 'integer', minimum: 1 },
        },
      },
    },
  };
}
