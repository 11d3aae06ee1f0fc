import { expect, test, vi } from 'vitest';
import { MadeInSteps } from './steps.ts';

test('what is asked for while it is prepared is made at once, and only once', () => {
  const begin = vi.fn();
  const counted = new MadeInSteps(
    (function* () {
      begin();
      yield;
      yield;
      return 3;
    })(),
  );
  const steps = counted.prepare();
  expect(steps.next().done).toBe(false);
  expect(counted.get()).toBe(3);
  expect(steps.next()).toEqual({ done: true, value: 3 });
  expect([...counted.prepare(), counted.get()]).toEqual([3]);
  expect(begin).toHaveBeenCalledOnce();
});

test('who asks for what cannot be made is each time told why', () => {
  const broken = new MadeInSteps(
    (function* () {
      yield;
      throw new Error('no memory');
    })(),
  );
  for (let asked = 0; asked < 2; asked += 1) {
    expect(() => [...broken.prepare()]).toThrow('no memory');
    expect(() => broken.get()).toThrow('no memory');
  }
});
