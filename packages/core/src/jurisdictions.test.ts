import { expect, test } from 'vitest';
import { jurisdiction } from './jurisdictions.ts';

test('a code names its state or federal law, and an unknown one is no law at all', () => {
  expect(jurisdiction('VA').name).toBe('Virginia');
  expect(jurisdiction('US').slug).toBe('federal');
  expect(() => jurisdiction('ZZ')).toThrow("'ZZ' is the code of no jurisdiction");
});
