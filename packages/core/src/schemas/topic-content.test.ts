import { expect, test } from 'vitest';
import { generateRequestSchema } from './topic-content.ts';

test.each(['a\0', '\ud800', 'Reserve \udc00 Funds'])('%j names no topic', (topic) => {
  expect(generateRequestSchema.safeParse({ topic }).error?.issues[0]?.message).toBe(
    'The text holds characters that cannot be stored. Please retype it.',
  );
});

test('a topic is named by its title, without the space around it', () => {
  expect(generateRequestSchema.parse({ topic: ' Reserve Funds ' })).toEqual({
    topic: 'Reserve Funds',
  });
  expect(generateRequestSchema.safeParse({ topic: ' ' }).success).toBe(false);
});
