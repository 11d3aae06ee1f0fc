import { askRouter } from './ask.router.ts';
import { categoryRouter } from './category.router.ts';
import { contentRouter } from './content.router.ts';
import { glossaryRouter } from './glossary.router.ts';
import { guideRouter } from './guide.router.ts';
import { lawRouter } from './law.router.ts';
import { letterRouter } from './letter.router.ts';
import { questionRouter } from './question.router.ts';
import { searchRouter } from './search.router.ts';
import { situationRouter } from './situation.router.ts';
import { toolRouter } from './tool.router.ts';
import { topicRouter } from './topic.router.ts';
import { router } from './trpc.ts';

/** In the order of the documentation. */
export const appRouter = router({
  categories: categoryRouter,
  topics: topicRouter,
  situations: situationRouter,
  content: contentRouter,
  ask: askRouter,
  law: lawRouter,
  guides: guideRouter,
  tools: toolRouter,
  letters: letterRouter,
  search: searchRouter,
  questions: questionRouter,
  glossary: glossaryRouter,
});

/** The type that clients import: `import type { AppRouter } from '@hoa/server/app-router'`. */
export type AppRouter = typeof appRouter;
