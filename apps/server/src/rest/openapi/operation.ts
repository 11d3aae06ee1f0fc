import { z } from 'zod';
import type { RestRoute } from '../rest-routes.ts';
import { errorReferences } from './error-responses.ts';
import type { Operation, Parameter, Response } from './openapi-types.ts';
import type { SchemaComponents } from './schema-components.ts';

/** The tag of a route: the router of its procedure. */
export function chapterOf({ procedure: { name } }: RestRoute): string {
  return name.split('.')[0] ?? name;
}

function inPath({ path }: RestRoute, name: string): boolean {
  return path.includes(`{${name}}`);
}

function parameters(route: RestRoute, components: SchemaComponents): Parameter[] {
  const { input, hasBody, procedure } = route;
  const examples = Object(procedure.example.input);
  return Object.entries(input.shape)
    .filter(([name]) => !hasBody || inPath(route, name))
    .map(([name, field]) => {
      const { description, ...schema } = components.use(field, 'input');
      const value = examples[name];
      return {
        name,
        in: inPath(route, name) ? 'path' : 'query',
        required: !field.safeParse(undefined).success,
        ...(description === undefined ? {} : { description }),
        schema,
        ...(value === undefined ? {} : { example: value }),
      };
    });
}

/** What a body holds: all inputs but those that the path names. */
function requestBody(route: RestRoute, components: SchemaComponents): Operation['requestBody'] {
  const { input, procedure } = route;
  const unnamed = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !inPath(route, name)));
  const rest = unnamed(input.shape);
  const isWhole = Object.keys(rest).length === Object.keys(input.shape).length;
  const schema = components.use(isWhole ? input : z.object(rest), 'input');
  const example = unnamed(Object(procedure.example.input));
  return { required: true, content: { 'application/json': { schema, example } } };
}

/** An answer that is the same for everybody has an ETag: a client that holds it is sent a 304. */
function notModified({ method, procedure }: RestRoute): Record<string, Response> {
  const isKept = method === 'GET' && procedure.isShared;
  return isKept ? { 304: { description: 'Unchanged since the ETag in If-None-Match' } } : {};
}

/** A REST path as OpenAPI describes it. */
export function operation(route: RestRoute, components: SchemaComponents): Operation {
  const { name, summary, description, output, example } = route.procedure;
  const named = parameters(route, components);
  return {
    operationId: name,
    tags: [chapterOf(route)],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(route.hasBody && named.length === 0 ? {} : { parameters: named }),
    ...(route.hasBody ? { requestBody: requestBody(route, components) } : {}),
    responses: {
      200: {
        description: 'The answer',
        content: {
          'application/json': {
            schema: components.use(output, 'output'),
            example: example.output,
          },
        },
      },
      ...notModified(route),
      ...errorReferences(route),
    },
  };
}
