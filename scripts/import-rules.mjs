// Which way imports run (docs/architecture.md). scripts/check-imports.mjs, a part of npm run lint,
// refuses what goes against it, in the words below.

/**
 * What a part of the repository may import, beside itself. A path is that of a file from the root;
 * a library goes by its name.
 *
 * - `reaches`: the other workspaces it may import; all where it is left out
 * - `typesFrom`: those of which it may import types alone
 * - `refuses`: what else it may not import
 */
export const PARTS = [
  {
    of: /^packages\/core\//,
    reaches: [],
    refuses: /^node:/,
    says: 'packages/core is pure and browser-safe: what reads files belongs in packages/content, what queries in packages/db, what serves in apps/server.',
  },
  {
    of: /^packages\/content\//,
    reaches: ['packages/core/'],
    says: 'packages/content knows only packages/core: storing the library belongs in apps/server, which joins content and db.',
  },
  {
    of: /^packages\/db\//,
    reaches: ['packages/core/'],
    says: 'packages/db knows only packages/core: a repository takes plain values, and the service in apps/server that joins sources calls it.',
  },
  {
    of: /^packages\/client\//,
    reaches: ['packages/core/'],
    typesFrom: ['apps/server/'],
    refuses: /^(?:node:|zod(?:\/|$))/,
    says: 'Partners run packages/client in browsers with tRPC alone: it takes types from @hoa/server/app-router and pure code from packages/core. What needs more belongs on the server, behind a procedure.',
  },
  {
    of: /^apps\/server\//,
    reaches: ['packages/core/', 'packages/content/', 'packages/db/'],
    says: 'The server never depends on the web package: it loads the built entry from WEB_DIST. Shared code belongs in packages/core.',
  },
  {
    of: /^apps\/server\/src\/(?:trpc|rest|mcp)\//,
    refuses: /^(?:kysely(?:\/|$)|openai(?:\/|$)|packages\/db\/)/,
    says: 'Procedures, REST handlers and tools parse, call one service and return: queries and provider calls belong in apps/server/src/services.',
  },
  {
    of: /^apps\/web\//,
    reaches: ['packages/core/'],
    typesFrom: ['apps/server/'],
    refuses: /^(?:node:|kysely(?:\/|$)|fastify(?:\/|$))/,
    says: 'The web package takes types from @hoa/server/app-router and code from packages/core only: data comes through the typed hooks in src/api.',
  },
  {
    of: /^(?:apps|packages)\//,
    refuses: /^(?:apps|packages)\/(?:[^/]+\/src\/testing\/|.*\.(?:fixture|test)\.)/,
    says: 'What serves tests is not shipped: what both need belongs in a file without .fixture or .test in its name, outside src/testing.',
  },
];

/**
 * The folders and files of a package from the ground up: each may import those above it in the
 * list and none below. Folders in one line may import each other.
 */
export const LAYERS = {
  'apps/server/src/': [
    ['version.ts'],
    ['config.ts'],
    ['operator-error.ts'],
    ['tick-shape.ts'],
    ['brands'],
    ['library'],
    ['provider'],
    ['storage'],
    ['services'],
    ['http'],
    ['cache'],
    ['trpc'],
    ['rest'],
    ['mcp'],
    ['pages'],
    ['downloads'],
    ['discovery'],
    ['review'],
    ['observability'],
    ['backup'],
    ['wiring'],
    ['app.ts'],
    ['start.ts'],
    ['read-review.ts'],
    ['review.ts'],
    ['server.ts'],
  ],
  'packages/core/src/': [
    [
      'constants.ts',
      'data',
      'errors.ts',
      'jurisdictions.ts',
      'limits.ts',
      'messages.ts',
      'money',
      'remembered.ts',
      'site.ts',
      'topic-objects',
    ],
    ['encoders', 'text'],
    ['calendar', 'content', 'widgets'],
    ['schemas'],
    ['categories', 'featured', 'library', 'resources'],
    ['glossary', 'search', 'situations', 'topics'],
    ['language', 'law', 'questions'],
    ['calculators', 'citations', 'guides', 'letters'],
    ['answers', 'brand', 'site-pages'],
    ['rendering'],
  ],
  'packages/core/src/search/': [
    ['numbers'],
    ['steps.ts'],
    ['words'],
    ['lead-weights.ts'],
    ['ranking-settings.ts'],
    ['question'],
    ['passages'],
    ['meaning'],
    ['index'],
    ['rank'],
    ['scope'],
    ['coverage.ts'],
    ['excerpt.ts'],
    ['search-library.ts'],
    ['library-index.ts'],
    ['retrieve.ts'],
    ['build-library-index.ts'],
  ],
  'packages/core/src/answers/': [
    ['talk'],
    ['lead'],
    ['law'],
    ['compose'],
    ['next-questions.ts'],
    ['answer-from-library.ts'],
  ],
  'apps/web/src/': [
    ['styles'],
    ['theme'],
    ['navigation'],
    ['components'],
    ['api'],
    ['features'],
    ['embed'],
    ['start'],
    ['app', 'pages'],
    ['entry-client.ts'],
    ['entry-server.tsx'],
  ],
};

export const LAYERS_SAY =
  'a layer imports only those beneath it. Move down what both need, or call it from above (scripts/import-rules.mjs).';

/** Folders whose own folders do not know each other. */
export const SIBLINGS = {
  'apps/web/src/features/':
    'Features do not know each other: move what is shared down to src/components, compose in src/pages.',
};
