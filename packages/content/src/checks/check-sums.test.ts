import { expect, test } from 'vitest';
import { sourceArticle } from './article.fixture.ts';
import { checkSums } from './check-sums.ts';
import { checkedArticle } from './checked-article.ts';

function faults(text: string): string[] {
  const article = checkedArticle(sourceArticle('violation-fines', `## In short\n\n${text}\n`));
  return checkSums(article).map(({ message }) => message);
}

test.each([
  'A full 90 days comes to 90 × $10 = $900.',
  'Four years cost 4 × $25 + $100 = $200.',
  'Time is 28 days x 6 hours x $22 = $3,696, and heat is 4 weeks x $650 = $2,600.',
  'Divide: $7,600 / 468 visits = $16.24 a visit, and $7,016 / 140 = about $50 a home.',
  'The share is 163 ÷ 190 = 85.8 percent of 200 − 10 = 190 homes.',
  'Title 55.1 and section 3-116 are no sums, nor is cleaning and insurance = $384 a home.',
])('a sum that holds passes: %s', (text) => {
  expect(faults(text)).toEqual([]);
});

test.each([
  ['It comes to 90 × $11 = $900.', "'90 × $11 = $900' comes to 990"],
  ['It comes to 30 × $10 = $3,000.', "'30 × $10 = $3,000' comes to 300"],
  ['Four years cost 4 × $25 + $100 = $300.', "'4 × $25 + $100 = $300' comes to 200"],
  ['Divide: $7,016 / 140 = about $60.', "'$7,016 / 140 = about $60' comes to 50.11"],
  ['The share is 163 ÷ 190 = 86.8 percent.', "'163 ÷ 190 = 86.8 percent' comes to 85.79"],
])('a sum that does not hold is told: %s', (text, message) => {
  expect(faults(text)).toEqual([message]);
});
