import { expect, test } from 'vitest';
import { fitScope, type ScopeExample } from './fit-scope.ts';
import { foldsOf } from './folds.ts';

function example(fit: number, association: number, isOurs: boolean): ScopeExample {
  const rest = { authority: 0, sharedPlace: 0, collective: 0, obligation: 0, topicAlone: 0 };
  const none = {
    otherSubject: 0,
    unknown: 0,
    denied: 0,
    unsaid: 0,
    missing: 0,
    carried: 0,
    cueAlone: 0,
    near: 0,
    wording: 0,
  };
  return { evidence: { fit, association, ...rest, ...none }, isOurs };
}

test('gives weight to what tells the two kinds apart, and none to what does not', () => {
  const examples = [0, 1].flatMap((association) =>
    Array.from({ length: 40 }, (_, i) => example(i / 20, association, i >= 20)),
  );
  const weights = fitScope(examples);
  expect(weights.fit).toBeGreaterThan(1);
  expect(Math.abs(weights.association)).toBeLessThan(0.01);
  expect(weights.unknown).toBe(0);
  expect(weights.bias).toBeLessThan(0);
});

test('folds hold each item out once, and spread every stratum', () => {
  const items = Array.from({ length: 23 }, (_, i) => i);
  const folds = foldsOf(items, 5, (item) => String(item % 2));
  expect(folds.flatMap(({ heldOut }) => heldOut).toSorted((a, b) => a - b)).toEqual(items);
  for (const { training, heldOut } of folds) {
    expect(training.length + heldOut.length).toBe(items.length);
    expect(heldOut.filter((item) => item % 2 === 0).length).toBeGreaterThanOrEqual(2);
  }
});
