import { expect, test, vi } from 'vitest';
import { Remembered } from './remembered.ts';

test('what comes again is not made again, also where it was made nothing', () => {
  const known = new Remembered<string, string | null>(10);
  const make = vi.fn((word: string) => (word === 'the' ? null : word.toUpperCase()));
  for (const word of ['fence', 'the', 'fence', 'the']) known.get(word, make);
  expect(known.get('fence', make)).toBe('FENCE');
  expect(known.get('the', make)).toBeNull();
  expect(make.mock.calls).toEqual([['fence'], ['the']]);
});

test('what is asked for now and then outlasts any number of others, and those are forgotten', () => {
  const known = new Remembered<string, string>(100);
  const made: string[] = [];
  const ask = (word: string) =>
    known.get(word, (one) => {
      made.push(one);
      return one;
    });
  for (let turn = 0; turn < 1_000; turn += 1) {
    ask(`stranger${turn}`);
    if (turn % 40 === 0) ask('fence');
  }
  expect(made.filter((word) => word === 'fence')).toHaveLength(1);
  made.length = 0;
  ask('stranger999');
  ask('stranger0');
  expect(made).toEqual(['stranger0']);
});

test('a memory that is full of strangers remembers what comes after them', () => {
  const known = new Remembered<string, string>(100);
  for (let turn = 0; turn < 1_000; turn += 1) known.get(`stranger${turn}`, (one) => one);
  const make = vi.fn(() => 'a dog');
  for (let turn = 0; turn < 3; turn += 1) known.get('dog', make);
  expect(make).toHaveBeenCalledOnce();
});

test('no more are held than it may hold', () => {
  const known = new Remembered<number, number>(10);
  const isHeld = (key: number) => {
    const make = vi.fn(() => key);
    known.get(key, make);
    return make.mock.calls.length === 0;
  };
  for (let key = 0; key < 50; key += 1) known.get(key, () => key);
  const held = Array.from({ length: 20 }, (_, back) => 49 - back).filter(isHeld);
  expect(held.length).toBeLessThanOrEqual(10);
  expect(held.slice(0, 5)).toEqual([49, 48, 47, 46, 45]);
});
