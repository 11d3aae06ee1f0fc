import type { Steps } from '@hoa/core/search/steps';
import { expect, test } from 'vitest';
import { LibraryStore } from '../library/library-store.ts';
import { portalIndex } from './portal-index.ts';

const EMPTY_LIBRARY = { version: '1', categories: [], articles: [], contents: new Map() };

/** An index that cannot be built, and how often that was tried. */
function failing() {
  const tried = { times: 0 };
  const { index, prepare } = portalIndex(
    new LibraryStore(EMPTY_LIBRARY),
    // biome-ignore lint/correctness/useYield: it fails
    function* (): Steps<never> {
      tried.times += 1;
      throw new Error('a fault of the models');
    },
  );
  return { tried, index, prepare };
}

test('whoever asks for an index that cannot be built is each time told why, and it is tried once', () => {
  const { tried, index, prepare } = failing();
  for (let asked = 0; asked < 3; asked += 1) expect(index).toThrow('a fault of the models');
  expect(() => [...prepare(false)]).toThrow('a fault of the models');
  expect(tried.times).toBe(1);
});

test('preparing an index that cannot be built ends, and so does asking for it then', () => {
  const { index, prepare } = failing();
  expect(() => [...prepare(false)]).toThrow('a fault of the models');
  expect(index).toThrow('a fault of the models');
});
