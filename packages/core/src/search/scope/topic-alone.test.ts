import { expect, test } from 'vitest';
import { isTopicAlone } from './topic-alone.ts';

test('tells a topic by itself from a case that is told', () => {
  for (const text of [
    ...['pool hours', 'What is a quorum?', 'can I put up a fence', 'liens'],
    ...['please help us put up a fence', 'advice on lien sales', 'Is it fine if we put up a fence'],
    ...['our son wants to put up a fence', 'wondering whether owners may put up a fence'],
    ...['I want to put up a fence', 'We’re planning to put up a fence', 'thinking about a fence'],
  ]) {
    expect(isTopicAlone(text), text).toBe(true);
  }
  for (const text of [
    'how do I unclog a sink',
    'I want to know who you are',
    'who are you',
    'my neighbor put up a fence and now he says I owe half of it',
  ]) {
    expect(isTopicAlone(text)).toBe(false);
  }
});
