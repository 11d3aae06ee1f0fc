import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcePage, PAGE_EVENT, unseenMoment } from './page-shown';

const page = () => Object.assign(new EventTarget(), { hidden: false });
let shown: ReturnType<typeof page>;

const listeners = () =>
  [PAGE_EVENT, 'visibilitychange'].flatMap((type) => getEventListeners(shown, type));

beforeEach(() => {
  shown = page();
  vi.stubGlobal('document', shown);
});
afterEach(() => vi.unstubAllGlobals());

test('another page is an unseen moment, after which nothing is listened for', async () => {
  const moment = unseenMoment();
  expect(listeners()).toHaveLength(2);
  announcePage();
  await moment;
  expect(listeners()).toEqual([]);
});

test('a tab that is hidden is one too, one that is shown again is not', async () => {
  const moment = unseenMoment();
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(listeners()).toHaveLength(2);
  shown.hidden = true;
  shown.dispatchEvent(new Event('visibilitychange'));
  await moment;
  expect(listeners()).toEqual([]);
});
