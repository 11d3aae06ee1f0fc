import { expect, test } from 'vitest';
import { splitQuestion } from './split-question.ts';

test.each([
  [
    'Can they fine me for a fence? Who hears my appeal?',
    'Can they fine me for a fence?',
    'Who hears my appeal?',
  ],
  [
    'who sends the notice and can we hold the meeting ourselves',
    'who sends the notice',
    'can we hold the meeting ourselves',
  ],
  [
    'seller never gave us the papers. how do i get the declaration and am i bound by it',
    'seller never gave us the papers. how do i get the declaration',
    'am i bound by it',
  ],
  [
    'there is an easement across our yard, what can we build there, can we plant trees',
    'there is an easement across our yard, what can we build there',
    'can we plant trees',
  ],
])('two things are asked: %s', (text, first, second) => {
  expect(splitQuestion(text)).toEqual([first, second]);
});

test.each([
  'when the pool was closed all summer, do we get dues back',
  'Can owners reject a budget, or are we stuck with it?',
  'my landlord is behind on dues, can they cut me off',
  'they towed my car and it was in my own space',
])('one thing is asked: %s', (text) => {
  expect(splitQuestion(text)).toEqual([text]);
});
