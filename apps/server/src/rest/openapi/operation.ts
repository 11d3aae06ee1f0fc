import { sharedInputNames } from '../../trpc/shared-queries.ts';
import type { RestRoute } from '../rest-route.ts';
import { errorReferences } from './error-responses.ts';
import type { Operation, Parameter, Response } from './openapi-types.ts';
import type { SchemaComponents } from './schema-components.ts';

/** The tag of a route: the router of its procedure. */
export function tagOf({ procedure }: Pick<RestRoute, 'procedure'>): string {
  return procedure.split('.')[0] ?? procedure;
}

function parameters(route: RestRoute, components: SchemaComponents): Parameter[] {
  const { path, input, example } = route;
  return Object.entries(input.shape).map(([name, field]) => {
    const { description, ...schema } = components.use(field, 'input');
    const value = (example.input as Record<string, unknown>)[name];
    return {
      name,
      in: path.includes(`{${name}}`) ? 'path' : 'query',
      required: !field.safeParse(undefined).success,
      ...(description === undefined ? {} : { description }),
      schema,
      ...(value === undefined ? {} : { example: value }),
    };
  });
}

/** What is the same for everybody has an ETag, and is not sent again to who has it. */
function notModified({ method, procedure }: RestRoute): Record<string, Response> {
  const isShared = method === 'GET' && sharedInputNames(procedure) !== null;
  return isShared ? { 304: { description: 'Unchanged since the ETag in If-None-Match' } } : {};
}

/** A REST path as OpenAPI describes it. */
export function operation(route: RestRoute, components: SchemaComponents): Operation {
  const { method, input, output, example } = route;
  const inputs =
    method === 'GET'
      ? { parameters: parameters(route, components) }
      : {
          requestBody: {
            required: true as const,
            content: {
              'application/json': {
                schema: components.use(input, 'input'),
                example: example.input,
              },
            },
          },
        };
  return {
    operationId: route.procedure,
    tags: [tagOf(route)],
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    ...inputs,
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
