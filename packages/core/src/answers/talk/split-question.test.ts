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
  // Words of matter are in the first part alone.
  [
    'can they fine me for my trash cans and how much',
    'can they fine me for my trash cans',
    'how much',
  ],
  [
    'how many votes are a quorum, and what happens if we dont get it',
    'how many votes are a quorum',
    'what happens if we dont get it',
  ],
  [
    'how do i get on the board and do i have to be an owner',
    'how do i get on the board',
    'do i have to be an owner',
  ],
])('two things are asked: %s', (text, first, second) => {
  expect(splitQuestion(text)).toEqual([first, second]);
});

test.each([
  'when the pool was closed all summer, do we get dues back',
  'Can owners reject a budget, or are we stuck with it?',
  'my landlord is behind on dues, can they cut me off',
  'they towed my car and it was in my own space',
  'can they fine me for a fence and why',
  'can we skip the manager and do it ourselves',
])('one thing is asked: %s', (text) => {
  expect(splitQuestion(text)).toEqual([text]);
});
