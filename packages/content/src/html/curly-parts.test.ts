import { expect, test } from 'vitest';
import { curlyParts } from './curly-parts.ts';

test('every text of a part has typographic marks, but what it is found by', () => {
  const part = { says: ["won't show me"], steps: [{ text: "other owners' accounts", days: 2 }] };
  expect(curlyParts(part, new Set(['says']))).toEqual({
    says: ["won't show me"],
    steps: [{ text: 'other owners’ accounts', days: 2 }],
  });
});
