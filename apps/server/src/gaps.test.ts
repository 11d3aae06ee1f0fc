import { expect, test } from 'vitest';
import { gapsTable } from './gaps.ts';

test('the gaps are listed with how often and when', () => {
  const lastSeen = new Date('2026-11-20T12:00:00Z');
  expect(gapsTable([{ question: 'Who waters [address]?', count: 12, lastSeen }])).toMatch(
    /^ times.*\n {4}12 {2}2026-11-20 {2}Who waters \[address\]\?$/,
  );
  expect(gapsTable([])).toMatch(/Nobody has asked/);
});
