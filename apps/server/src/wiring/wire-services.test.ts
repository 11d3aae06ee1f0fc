import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { Steps } from '@hoa/core/search/steps';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Metrics } from '../observability/metrics.ts';
import { createLimitsStore } from '../storage/limits-store.ts';
import { libraryDatabase } from '../testing/library-database.ts';
import { openStorage } from './open-storage.ts';
import { buildPortalIndex } from './portal-index.ts';
import { wireServices } from './wire-services.ts';

test('a change of articles is prepared between requests, the newest alone; who asks waits for it', async () => {
  const closing = new AsyncDisposableStack();
  onTestFinished(() => closing.disposeAsync());
  const logger = pino({ level: 'silent' });
  const location = await libraryDatabase();
  const storage = await openStorage({ location, logger }, closing);
  const { database, keeper, library } = storage;
  const limitsStore = createLimitsStore({ db: database.db, onError: () => {} });
  const metrics = new Metrics({ database, keeper, limitsStore, location, aiDailyLimit: 0 });
  const begun: (readonly LibraryArticle[])[] = [];
  const later: Steps<void>[] = [];
  const services = wireServices({
    ...{ config: readConfig({}), storage, library, provider: null, limitsStore, metrics, logger },
    *buildIndex(articles) {
      begun.push(articles);
      return yield* buildPortalIndex(articles);
    },
    prepareLater: (steps) => void later.push(steps),
  });
  const keep = (count: number) => {
    const articles = library.snapshot.articles.slice(0, count);
    library.replace({ ...library.snapshot, articles });
    return articles;
  };

  keep(3);
  expect([later.length, begun.length]).toEqual([2, 0]);
  later[1]?.next();
  const newest = keep(2);
  expect([later.length, begun.length]).toEqual([3, 1]);
  expect([later[0], later[1]].map((steps) => steps?.next().done)).toEqual([false, true]);
  later[2]?.next();
  expect(begun.at(-1)).toBe(newest);
  const count = begun.length;
  const { topics } = await services.search.query({ q: newest[1]?.title ?? '' });
  expect(topics[0]?.slug).toBe(newest[1]?.slug);
  expect(topics.length).toBeLessThanOrEqual(2);
  expect(begun.length).toBe(count);
});
