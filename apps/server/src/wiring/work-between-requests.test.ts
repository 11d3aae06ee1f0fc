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

/** Work that fails at its second step. */
function* failing(fault: string): Steps<void> {
  yield;
  throw new Error(fault);
}

test('a failure is told, and the work that waits behind it is done, as is what comes later', async () => {
  const onError = vi.fn();
  const done: string[] = [];
  const between = new WorkBetweenRequests(onError);
  await between.begin();
  between.add(failing('no index'));
  between.add(work('a', 2, done));
  between.add(failing('no speller'));
  between.add(work('b', 1, done));
  await vi.waitFor(() => expect(done).toEqual(['a1', 'a2', 'b1']));
  expect(onError.mock.calls).toEqual([[new Error('no index')], [new Error('no speller')]]);
  between.add(work('c', 1, done));
  await vi.waitFor(() => expect(done.at(-1)).toBe('c1'));
});

test('the beginning fails with what was added before it, and with nothing that came later', async () => {
  const onError = vi.fn();
  const done: string[] = [];
  const between = new WorkBetweenRequests(onError);
  between.add(failing('no index'));
  between.add(work('a', 1, done));
  await expect(between.begin()).rejects.toThrow('no index');
  await vi.waitFor(() => expect(done).toEqual(['a1']));
  expect(onError).not.toHaveBeenCalled();

  const other = new WorkBetweenRequests(onError);
  other.add(work('b', 2, done));
  const begun = other.begin();
  other.add(failing('no change'));
  await begun;
  expect(onError.mock.calls).toEqual([[new Error('no change')]]);
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
