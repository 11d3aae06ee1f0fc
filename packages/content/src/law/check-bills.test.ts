import { expect, test } from 'vitest';
import { goodBody, sourceArticle } from '../checks/article.fixture.ts';
import { checkedArticle } from '../checks/checked-article.ts';
import { checkBills } from './check-bills.ts';

function faults(sentence: string): string[] {
  const body = goodBody('dog-parks').replace('Early.', sentence);
  return checkBills(checkedArticle(sourceArticle('dog-parks', body))).map(({ message }) => message);
}

test.each([
  'A bill was filed for the 2026 session.',
  'Florida HB 657 would end presuit mediation.',
  'Two bills are pending that change the cap.',
  'A bill that would raise it died in committee.',
  'Proposed legislation may change this.',
  'The amendment is pending before the legislature.',
  'Under a pending bill the fee rises.',
  'The change was introduced in the 2026 session.',
  'The new cap would take effect in July.',
  'Georgia is reported to raise its floor.',
  'The bill was vetoed in June.',
])('an article does not speak of what is not law: %s', (sentence) => {
  expect(faults(sentence)).toEqual([`speaks of what is not law yet: "${sentence}"`]);
});

test.each([
  'Send the new owner a bill in the first month.',
  'Settling the bill before stopping the damage costs the most.',
  'An amendment that was proposed at the meeting needs a second.',
  'The rule proposed by the board goes to all members.',
  'Since July 1, 2025, under HB 913, videos are kept.',
  'The claim was filed in small claims court.',
  'The electric bill is due monthly.',
  'A pending special assessment must be disclosed.',
])('an article may say: %s', (sentence) => {
  expect(faults(sentence)).toEqual([]);
});
