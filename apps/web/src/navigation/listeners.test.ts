import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners';

test('whoever listens hears of every change until they stop, and of no other module', () => {
  const { notify, subscribe } = createListeners();
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = subscribe(first);
  subscribe(second);
  notify();
  stop();
  notify();
  createListeners().notify();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});
