import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importProblems } from './check-imports.mjs';
import { LAYERS, PARTS, SIBLINGS } from './import-rules.mjs';
import { ROOT } from './toolchain.mjs';

/** Files that offend, by what they import; the rule is named by words of its answer. */
const OFFENCES = [
  ['packages/core/src/text/a.ts', "import { join } from 'node:path';", 'browser-safe'],
  ['packages/core/src/text/a.ts', "import { readFile } from 'node:fs/promises';", 'browser-safe'],
  ['packages/core/src/a.ts', "import '@hoa/db/repositories/topic.repository';", 'browser-safe'],
  ['packages/core/src/a.ts', "import '../../../apps/server/src/app.ts';", 'browser-safe'],
  ['packages/content/src/a.ts', "import { x } from '@hoa/db/database';", 'only packages/core'],
  ['packages/content/src/html/a.ts', "import x from '../../../db/src/y.ts';", 'only packages/core'],
  ['packages/db/src/a.ts', "import { x } from '@hoa/content/article/parse';", 'a repository takes'],
  ['packages/client/src/a.ts', "import { z } from 'zod';", 'in browsers'],
  ['packages/client/src/a.ts', "import { x } from '@hoa/server/app-router';", 'in browsers'],
  ['apps/server/src/app.ts', "import '../../web/src/entry-server.tsx';", 'the web package'],
  ['apps/server/src/app.ts', "const x = await import('@hoa/web/entry');", 'the web package'],
  [
    'apps/server/src/trpc/a.ts',
    "import x from '@hoa/db/repositories/y.repository';",
    'one service',
  ],
  ['apps/server/src/rest/docs/a.ts', "import { sql } from 'kysely';", 'one service'],
  ['apps/server/src/mcp/a.ts', "import OpenAI from 'openai';", 'one service'],
  ['apps/web/src/api/a.ts', "import { x } from '@hoa/db/repositories/y';", 'typed hooks'],
  ['apps/web/src/api/a.ts', "import { readFile } from 'node:fs/promises';", 'typed hooks'],
  ['apps/web/src/api/a.ts', "import { x } from '../../../server/src/app.ts';", 'typed hooks'],
  ['apps/web/src/api/a.ts', "export { x } from '@hoa/server/app-router';", 'typed hooks'],
  ['apps/web/src/features/search/a.tsx', "import '../saved/save-button';", 'know each other'],
  ['apps/web/src/features/search/deep/a.tsx', "import '../../saved/x';", 'know each other'],
  ['apps/web/src/features/search/a.tsx', "import '../../pages/home-page';", 'a layer imports only'],
  ['apps/web/src/components/a.tsx', "import '../features/search/x';", 'a layer imports only'],
  ['apps/server/src/library/a.ts', "import '../pages/x.ts';", 'a layer imports only'],
  ['apps/server/src/library/a.ts', "import type { X } from '../app.ts';", 'a layer imports only'],
  ['packages/core/src/schemas/a.ts', "import '../search/retrieve.ts';", 'a layer imports only'],
  ['packages/core/src/search/words/a.ts', "import '../rank/x.ts';", 'a layer imports only'],
  ['packages/core/src/answers/talk/a.ts', "import '../lead/x.ts';", 'a layer imports only'],
  ['apps/server/src/nowhere/a.ts', "import '../library/x.ts';", 'has no place in LAYERS'],
  ['apps/server/src/library/a.ts', "import '../testing/test-app.ts';", 'not shipped'],
  ['packages/core/src/a.ts', "import './text/linear-time.fixture.ts';", 'not shipped'],
];

test.each(OFFENCES)('%s may not say %s', (file, text, words) => {
  const problems = importProblems({ [file]: `\n${text}` });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${file}:2 imports `);
  expect(problems[0]).toContain(words);
});

test('each rule has an offence here', () => {
  const said = OFFENCES.flatMap(([file, text]) => importProblems({ [file]: text })).join('\n');
  for (const says of [...PARTS.map((part) => part.says), ...Object.values(SIBLINGS)]) {
    expect(said).toContain(says);
  }
});

test('the architecture document lists the layers in the same order', () => {
  const [, section = ''] = readFileSync(`${ROOT}docs/architecture.md`, 'utf8').split(
    '## Directions among folders',
  );
  const parts =
    section
      .split('## ', 1)[0]
      ?.split(/^Of (?:the )?/m)
      .slice(1) ?? [];
  const namesIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const listed = parts.map((part) => namesIn(part).filter((name) => name !== 'testing'));
  expect(listed).toEqual(Object.values(LAYERS).map((layers) => layers.flat()));
});

test.each([
  ['packages/core/src/a.ts', "import { z } from 'zod';"],
  ['packages/core/src/a.test.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/db/src/a.ts', "import { PortalError } from '@hoa/core/errors';"],
  ['apps/server/src/services/a.ts', "import { sql } from 'kysely';"],
  ['apps/server/src/rest/docs/a.ts', "import '../openapi/x.ts';"],
  ['apps/web/src/api/a.ts', "import type { AppRouter } from '@hoa/server/app-router';"],
  ['apps/web/src/api/a.ts', "import { type AppRouter } from '@hoa/server/app-router';"],
  ['apps/web/src/features/search/deep/a.tsx', "import '../x'; import '../../../components/y';"],
  ['apps/web/src/pages/a.tsx', "const text = `import '@hoa/db/database'`;"],
  ['apps/web/vite.config.ts', "import { join } from 'node:path';"],
])('%s may say %s', (file, text) => {
  expect(importProblems({ [file]: text })).toEqual([]);
});

describe('a circle', () => {
  test('of files is told with all that stand in it, types counted too', () => {
    const [problem, ...others] = importProblems({
      'packages/core/src/text/a.ts': "import './b.ts';",
      'packages/core/src/text/b.ts': "export * from './c.ts';",
      'packages/core/src/text/c.ts': "import type { A } from './a.ts';",
      'packages/core/src/text/d.ts': "import './a.ts';",
    });
    expect(others).toEqual([]);
    expect(problem).toMatch(/circle of imports: \S+text\/a\.ts, \S+text\/b\.ts, \S+text\/c\.ts\n/);
  });

  test('of folders is told where no files stand in one', () => {
    expect(
      importProblems({
        'packages/content/src/html/a.ts': "import '../review/b.ts';",
        'packages/content/src/html/c.ts': '',
        'packages/content/src/review/b.ts': '',
        'packages/content/src/review/d.ts': "import '@hoa/content/html/c';",
      }),
    ).toEqual([
      expect.stringMatching(/packages\/content\/src\/html, packages\/content\/src\/review\n/),
    ]);
  });
});
