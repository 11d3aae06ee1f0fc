import { askRouter } from './ask.router.ts';
import { categoryRouter } from './category.router.ts';
import { contentRouter } from './content.router.ts';
import { searchRouter } from './search.router.ts';
import { topicRouter } from './topic.router.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  ask: askRouter,
  categories: categoryRouter,
  content: contentRouter,
  search: searchRouter,
  topics: topicRouter,
});

/** The type that clients import: `import type { AppRouter } from '@hoa/server/app-router'`. */
export type AppRouter = typeof appRouter;
