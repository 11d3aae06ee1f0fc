import { setImmediate as turn } from 'node:timers/promises';
import type { Steps } from '@hoa/core/search/steps';
import { expect, test, vi } from 'vitest';
import { WorkBetweenRequests } from './work-between-requests.ts';

/** Work that writes down each of its steps. */
function* work(name: string, count: number, done: string[]): Steps<void> {
  for (let step = 1; step <= count; step += 1) {
    done.push(`${name}${step}`);
    yield;
  }
}

test('work waits for the beginning; what comes later is begun at once, a step at a time', async () => {
  const done: string[] = [];
  const between = new WorkBetweenRequests(vi.fn());
  between.add(work('a', 2, done));
  between.add(work('b', 1, done));
  await turn();
  expect(done).toEqual([]);
  await between.begin();
  expect(done).toEqual(['a1', 'a2', 'b1']);
  between.add(work('c', 100, done));
  expect(done.at(-1)).toBe('c1');
  await vi.waitFor(() => expect(done.at(-1)).toBe('c100'));
});

test('a failure is told, and work that comes after it is done', async () => {
  const onError = vi.fn();
  const between = new WorkBetweenRequests(onError);
  await between.begin();
  between.add(
    // biome-ignore lint/correctness/useYield: it fails before it comes to that
    (function* (): Steps<void> {
      throw new Error('no index');
    })(),
  );
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(new Error('no index')));
  const done: string[] = [];
  between.add(work('a', 1, done));
  await vi.waitFor(() => expect(done).toEqual(['a1']));
});

test('what is stopped is left where it is', async () => {
  const done: string[] = [];
  const between = new WorkBetweenRequests(vi.fn());
  await between.begin();
  between.add(work('a', 1_000, done));
  between.stop();
  await turn();
  await turn();
  expect(done.length).toBeLessThan(1_000);
});
