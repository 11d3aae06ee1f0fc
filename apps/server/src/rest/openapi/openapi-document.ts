import { BODY_MAX_BYTES, QUESTION_MAX_CHARS, SEARCH_MAX_CHARS } from '@hoa/core/limits';
import type { RestRoute } from '../rest-route.ts';
import { errorResponses, errorSchema } from './error-responses.ts';
import { healthPaths, OPERATION_TAG } from './health-paths.ts';
import type { OpenApiDocument, PathItem } from './openapi-types.ts';
import { operation, tagOf } from './operation.ts';
import { SchemaComponents } from './schema-components.ts';

const DESCRIPTION = `The same answers as the typed API at /trpc, as plain JSON. No sign-in.

Every refusal has the body {"message"}: one sentence for a person, with the status of its kind.

Limits: a body has at most ${BODY_MAX_BYTES / 1024} KiB, a question ${QUESTION_MAX_CHARS} characters, a search ${SEARCH_MAX_CHARS}. Questions and generated articles are limited per visitor; past the limit the answer is 429 with Retry-After.

Texts named content and response are HTML, sanitised by the server. Paths in answers are paths on this site.`;

/** What each router is for; a new router needs its line here. */
const TAGS: Record<string, string> = {
  categories: 'The six categories and their topics',
  topics: 'Topics with their articles',
  content: 'Articles on their own',
  ask: 'Questions, answered from the library with citations',
  search: 'Search over topics, sections and glossary terms',
  [OPERATION_TAG]: 'For whoever runs the portal',
};

/** Tags in the order in which the paths first use them, each described. */
function tags(routes: readonly RestRoute[]): OpenApiDocument['tags'] {
  return [...new Set([...routes.map(tagOf), OPERATION_TAG])].map((name) => ({
    name,
    description: TAGS[name] ?? name,
  }));
}

function paths(routes: readonly RestRoute[], components: SchemaComponents) {
  const items: Record<string, PathItem> = {};
  for (const route of routes) {
    const method = route.method === 'GET' ? 'get' : 'post';
    items[route.path] = { ...items[route.path], [method]: operation(route, components) };
  }
  return { ...items, ...healthPaths(components) };
}

/** The OpenAPI 3.1 document of the REST layer, made from the schemas that the routes parse with. */
export function openApiDocument(routes: readonly RestRoute[], publicUrl: string): OpenApiDocument {
  const components = new SchemaComponents();
  const error = components.use(errorSchema, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'HOA Education Portal',
      version: '1.0.0',
      summary: 'Articles, cited answers, search and glossary for homeowners associations',
      description: DESCRIPTION,
    },
    servers: [{ url: publicUrl }],
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
