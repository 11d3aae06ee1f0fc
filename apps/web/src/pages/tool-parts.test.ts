import { CALCULATORS } from '@hoa/core/calculators/all-calculators';
import { expect, test } from 'vitest';
import { TOOL_PARTS } from './tool-parts';

test('every calculator has its page, and the code of a page is that of its calculator', async () => {
  expect([...TOOL_PARTS.keys()]).toEqual(CALCULATORS.map(({ slug }) => slug));
  for (const [slug, { lazy }] of TOOL_PARTS) expect((await lazy.fetch()).slug).toBe(slug);
});
