import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { generateApi } from 'swagger-typescript-api';
import ts from 'typescript';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REST_ROUTES } from '../../../apps/server/src/rest/rest-routes.ts';
import { createTestApp } from '../../../apps/server/src/testing/test-app.ts';
import { API_PROCEDURES } from '../../../apps/server/src/trpc/api-procedures.ts';
import { EXTERNAL, REPOSITORY_ROOT } from '../build/entries.ts';
import { documentedStatus, everyPath, everyProcedure } from './every-call.fixture.ts';
import {
  complaints,
  hints,
  installClient,
  output,
  partnerProject,
  TSC_5,
  TSC_7,
} from './partner-project.fixture.ts';

/** Every call of a program ended as documented. */
function expectDocumented(ended: unknown, calls: number): void {
  const statuses = Object.entries(Object(ended));
  expect(statuses).toHaveLength(calls);
  for (const [name, status] of statuses) {
    expect(documentedStatus(name), name).toContain(status);
  }
}

const app = await createTestApp();
const baseUrl = await app.http.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

describe('the package, packed and installed in an empty project', () => {
  const project = partnerProject('typed');
  let isOffline = false;

  beforeAll(async () => {
    writeFileSync(join(project, 'every-call.ts'), everyProcedure());
    isOffline = !(await installClient(project));
  }, 180_000);
  beforeEach((context) => context.skip(isOffline, 'the registry is out of reach'));
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test('refers to nothing that a partner does not have, and says any nowhere', () => {
    const installed = join(project, 'node_modules/@hoa/client');
    const names = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    const modules = names.filter((name) => /\.(?:js|ts)$/.test(name));
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.every((name) => name.startsWith('dist/'))).toBe(true);
    for (const name of modules) {
      const text = readFileSync(join(installed, name), 'utf8');
      const foreign = ts
        .preProcessFile(text)
        .importedFiles.map(({ fileName }) => fileName)
        .filter((specifier) => !specifier.startsWith('.') && !EXTERNAL.test(specifier));
      expect(foreign, name).toEqual([]);
      if (name.endsWith('.d.ts')) expect(text).not.toMatch(/[:<(,|&] ?any\b/);
    }
  });

  test('brings two dependencies and no server', () => {
    const scopes = readdirSync(join(project, 'node_modules'));
    // TypeScript is a peer of tRPC; a partner has one already.
    const brought = scopes.filter((name) => !name.startsWith('.') && !name.includes('typescript'));
    expect(brought).toEqual(['@hoa', '@trpc']);
    expect(readdirSync(join(project, 'node_modules/@trpc')).sort()).toEqual(['client', 'server']);
  });

  test.for([
    ['the TypeScript of this repository', TSC_7],
    ['TypeScript 5', TSC_5],
  ] as const)(
    'type-checks with %s: every procedure, no any, wrong calls refused',
    async ([, tsc]) => {
      expect(await complaints(tsc, project)).toEqual([]);
      // Our own declarations hold even when libraries are checked; tRPC's want Node's.
      const strictly = await complaints(tsc, project, '--skipLibCheck', 'false');
      expect(strictly.filter((line) => !line.includes('node_modules/@trpc/'))).toEqual([]);
    },
  );

  test('says in an editor what procedures and fields are', () => {
    const names = ['portal.ask.answer', 'answer.status', 'portal.topics.title'];
    expect(hints(join(project, 'use-portal.ts'), names)).toEqual([
      expect.stringMatching(/^Answers a question from the library, with citations\. A provider/),
      'How much of the question the library carries',
      expect.stringMatching(/\w{4}/),
    ]);
  });

  test('makes the documented call of every procedure', async () => {
    expectDocumented(await output(join(project, 'every-call.ts'), baseUrl), API_PROCEDURES.size);
  });

  test('runs against the portal', async () => {
    expect(await output(join(project, 'use-portal.ts'), baseUrl)).toEqual({
      categories: 6,
      category: 'Financial Management',
      relatedCategories: 4,
      title: 'Reserve Funds',
      relatedTopics: true,
      byTerm: true,
      hasContent: true,
      found: 'quorum-requirements',
      answer: 'answered',
      parts: ['library', 'library'],
      feedback: { recorded: true },
      refusal: '404 not-found',
      tag: '<script src="https://hoa.example.org/embed.js" data-path="/topic/liens" data-title="HOA Education Portal" async></script>',
      terms: 22,
      pieces: 3,
    });
  });
});

describe('the newest React Query beside the package', () => {
  const project = partnerProject('react');
  const queries = ['@trpc/tanstack-react-query', '@tanstack/react-query'];
  const react = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  let isOffline = false;
  beforeAll(async () => {
    isOffline = !(await installClient(project, ...queries, ...react));
  }, 180_000);
  beforeEach((context) => context.skip(isOffline, 'the registry is out of reach'));
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test('shares one tRPC with it, and its hooks are typed', async () => {
    const installed = readdirSync(join(project, 'node_modules'), { recursive: true });
    const copies = installed.filter((name) => /@trpc\/client\/package\.json$/.test(String(name)));
    expect(copies).toHaveLength(1);
    for (const tsc of [TSC_7, TSC_5]) expect(await complaints(tsc, project)).toEqual([]);
  });

  test('renders on a server', async () => {
    expect(await output(join(project, 'use-react.ts'), baseUrl)).toEqual({
      html: '<h1>Reserve Funds</h1><p>idle</p>',
      sent: 1,
      refusal: 'not-found',
    });
  });
});

test('a project of CommonJS compiles and runs with the package', async (context) => {
  const project = partnerProject('commonjs');
  try {
    context.skip(!(await installClient(project)), 'the registry is out of reach');
    for (const tsc of [TSC_7, TSC_5]) {
      expect(await complaints(tsc, project)).toEqual([]);
      const node16 = await complaints(tsc, project, '--module', 'node16', '--noEmit', 'false');
      expect(node16).toEqual([]);
      expect(await output(join(project, 'use-require.js'), baseUrl)).toEqual({
        title: 'Reserve Funds',
        fields: [{ field: 'question', message: 'Please enter your question' }],
        isTag: true,
      });
    }
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});

describe('a client generated from the OpenAPI document', () => {
  const project = partnerProject('rest');
  beforeAll(async () => {
    symlinkSync(join(REPOSITORY_ROOT, 'node_modules'), join(project, 'node_modules'));
    const types = await openapiTS(new URL('/api/openapi.json', baseUrl));
    writeFileSync(join(project, 'portal-api.ts'), astToString(types));
    writeFileSync(join(project, 'every-call.ts'), everyPath());
    await generateApi({
      url: new URL('/api/openapi.json', baseUrl).href,
      output: project,
      fileName: 'portal-client.ts',
      httpClientType: 'fetch',
      silent: true,
    });
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test('type-checks, wrong calls refused, nothing unknown', async () => {
    expect(await complaints(TSC_7, project)).toEqual([]);
    const text = readFileSync(join(project, 'portal-api.ts'), 'utf8');
    const types = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const [, schemas = ''] = /\n {4}schemas: \{([\s\S]+?)\n {4}\};/.exec(types) ?? [];
    expect(schemas).toContain('Topic: {');
    expect(schemas).not.toMatch(/[:|&<(] ?(?:any|unknown)\b/);
  });

  test('makes the documented call of every path', async () => {
    expectDocumented(await output(join(project, 'every-call.ts'), baseUrl), REST_ROUTES.length);
  });

  test('runs against the portal from another generator too, refusals with their fields', async () => {
    const program = join(project, 'use-generated.ts');
    const flags = ['--experimental-transform-types', '--no-warnings'];
    expect(await output(program, baseUrl, ...flags)).toEqual({
      title: 'Reserve Funds',
      answer: 'answered',
      found: 'quorum-requirements',
      refusal: {
        status: 400,
        code: 'bad-request',
        fields: [{ field: 'question', message: 'Please enter your question' }],
      },
    });
  });

  test('runs against the portal', async () => {
    expect(await output(join(project, 'use-rest.ts'), baseUrl)).toEqual({
      categories: 6,
      category: 'Legal Compliance',
      others: 4,
      related: true,
      title: 'Reserve Funds',
      byTerm: true,
      hasContent: true,
      found: 'quorum-requirements',
      answer: 'answered',
      feedback: true,
      health: 'ok',
      articles: 120,
      refusal: [404, 'Category not found'],
    });
  });
});
