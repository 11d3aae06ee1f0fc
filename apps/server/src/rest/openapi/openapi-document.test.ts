import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { REST_ROUTES } from '../rest-routes.ts';
import { documentServer, openApiDocument } from './openapi-document.ts';
import type { JsonSchema, Operation, Response } from './openapi-types.ts';

const document = openApiDocument(REST_ROUTES, 'https://portal.test');
const operations: [string, Operation][] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'api', components: document.components });

/** Refers to the components of the document, which ajv knows under the name 'api'. */
function validatorOf(schema: JsonSchema) {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
}

function responsesOf(operation: Operation): Response[] {
  return Object.values(operation.responses).map((response) => {
    if (!('$ref' in response)) return response;
    const found = document.components.responses[response.$ref.replace(/.*\//, '')];
    if (found === undefined) throw new Error(`${response.$ref} leads nowhere`);
    return found;
  });
}

test('a public validator finds nothing wrong with the document', async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('the strictest rules of a public linter find nothing to say, wherever the portal is', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  for (const address of ['https://portal.test', 'http://localhost:3000']) {
    const source = JSON.stringify(openApiDocument(REST_ROUTES, documentServer(address)));
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  }
});

test('no schema is written twice: objects of answers are components', () => {
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining([
      'Answer',
      'Category',
      'Error',
      'GlossaryTerm',
      'SearchResult',
      'Topic',
    ]),
  );
  for (const [name, schema] of Object.entries(schemas)) {
    expect(schema.description, name).toBeTypeOf('string');
    const nested = JSON.stringify(schema.properties ?? {});
    expect(nested, name).not.toContain('"type":"object"');
  }
});

test('the document names every way in, and what becomes of what a path does not read', () => {
  for (const words of ['/trpc', '/mcp', 'is ignored']) {
    expect(document.info.description).toContain(words);
  }
});

test('every reference leads somewhere', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
  expect(refs.length).toBeGreaterThan(0);
  for (const [, ref = ''] of refs) {
    const target = ref
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document);
    expect(target, ref).toBeTypeOf('object');
  }
});

describe.each(operations)('%s', (_, operation) => {
  test('is described with its tag, a summary, and every parameter', () => {
    const tag = document.tags.find(({ name }) => operation.tags.includes(name));
    expect(tag?.description).not.toBe(tag?.name);
    expect(operation.summary.length).toBeGreaterThan(10);
    for (const { name, description } of operation.parameters ?? []) {
      expect(description ?? '', `say what "${name}" is with .describe()`).toMatch(/\w/);
    }
  });

  test('has examples that fit their own schemas', () => {
    const bodies = [
      operation.requestBody?.content,
      ...responsesOf(operation).map((r) => r.content),
    ];
    for (const content of bodies) {
      if (content === undefined) continue;
      const { schema, example } = content['application/json'];
      const validate = validatorOf(schema);
      expect(example).toBeDefined();
      expect([validate(example), validate.errors ?? []]).toEqual([true, []]);
    }
    for (const { schema, example, required } of operation.parameters ?? []) {
      if (required) expect(example).toBeDefined();
      if (example !== undefined) expect(validatorOf(schema)(example)).toBe(true);
    }
  });
});

test('what an operation may refuse with has the body of every refusal', () => {
  for (const response of Object.values(document.components.responses)) {
    expect(response.content?.['application/json'].schema).toEqual({
      $ref: '#/components/schemas/Error',
    });
  }
});

test('two schemas with one name are a mistake that is said at once', async () => {
  const { SchemaComponents } = await import('./schema-components.ts');
  const { z } = await import('zod');
  const components = new SchemaComponents();
  components.use(z.object({ a: z.string() }).meta({ id: 'TwiceNamed' }), 'output');
  expect(() =>
    components.use(
      z.object({ b: z.array(z.object({ c: z.int() }).meta({ id: 'TwiceNamed' })) }),
      'output',
    ),
  ).toThrow(/TwiceNamed/);
});
