import { expect, test } from 'vitest';
import { nearTests } from './import-graph.mjs';

const SOURCES = {
  'packages/core/src/slug.ts': '',
  'packages/core/src/slug.test.ts': "import { slug } from './slug.ts';",
  'packages/core/src/title.ts': "export { slug } from './slug.ts';",
  'apps/server/src/app.ts': "import { title } from '@hoa/core/title';",
  'apps/server/src/app.test.ts': "const { app } = await import('./app.ts');",
  'apps/server/src/types.test.ts': "import type { Slug } from '@hoa/core/slug';",
};
const changed = ['packages/core/src/slug.ts'];

test('the tests of what changed come nearest first, across packages and dynamic imports', () => {
  expect(nearTests(changed, SOURCES, 3)).toEqual([
    'packages/core/src/slug.test.ts',
    'apps/server/src/app.test.ts',
  ]);
});

test('a test that is farther, or that imports types alone, is not near', () => {
  expect(nearTests(changed, SOURCES, 2)).toEqual(['packages/core/src/slug.test.ts']);
});

test('a changed test is its own nearest', () => {
  expect(nearTests(['apps/server/src/app.test.ts'], SOURCES, 1)).toEqual([
    'apps/server/src/app.test.ts',
  ]);
});

test('a test that is slow is near to the file of its name alone', () => {
  const sources = {
    ...SOURCES,
    'packages/core/src/title.test.ts': "import { title } from './title.ts';",
    'packages/core/src/slug.test.ts': "import { title } from './title.ts'; import './slug.ts';",
  };
  expect(nearTests(changed, sources, 3, 'packages/core/src/title.ts')).toEqual([
    'packages/core/src/slug.test.ts',
  ]);
});
