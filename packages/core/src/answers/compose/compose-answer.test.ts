import { expect, test } from 'vitest';
import { buildLibraryIndex } from '../../search/build-library-index.ts';
import { UNRELATED_TOPICS } from '../../search/unrelated-topics.fixture.ts';
import { chooseLead } from '../lead/choose-lead.ts';
import { treeText } from './answer-tree.ts';
import { composeAnswer } from './compose-answer.ts';

const QUESTION = { text: 'How high may a fence be in our HOA?' };
const lead = chooseLead(buildLibraryIndex(UNRELATED_TOPICS, []).retrieve(QUESTION));

/** What an answer says whose lead has other answers beside it, under these labels. */
function answerWith(...labels: string[]): string {
  if (lead === undefined) throw new Error('Nothing was found');
  const { passage } = lead.excerpt.excerpt;
  const others = labels.map((label, at) => ({ ...passage, text: `Other ${at}.`, label }));
  const none = {
    rules: [],
    near: [],
    isRuleAgain: false,
    lack: undefined,
    holdsIn: undefined,
    second: undefined,
  };
  const nothing = { advice: undefined, steps: undefined, support: [], decidedBy: [] };
  const told = { isAgain: false, isStateTold: false };
  const parts = { language: 'en', lead, ...told, ...none, ...nothing, others } as const;
  return treeText(composeAnswer(parts).body);
}

test('a heading that two other answers stand under is said once', () => {
  const { length } = answerWith('Posts:', 'Posts:', 'Gates:').split('Posts:');
  expect(length).toBe(2);
  expect(answerWith('Posts:', 'Posts:', 'Gates:')).toMatch(
    /Posts: Other 0\. \[1\]\nOther 1\. \[1\]\nGates: Other 2\. \[1\]/,
  );
});

test('it is said again after another one, where it would not be known whose the words are', () => {
  expect(answerWith('Posts:', 'Gates:', 'Posts:')).toMatch(/Gates: Other 1.*\nPosts: Other 2/);
});
