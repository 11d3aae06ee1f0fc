import { expect, test } from 'vitest';
import { matterOf } from './matter.ts';

test('finds the matter of a question among courtesies, names, days and stray numbers', () => {
  for (const text of [
    'May I plant ivy?',
    'Hey neighbors, simple question: May I plant ivy? Thank you all!',
    'Well, May I plant ivy what do you think',
    'Hello this is Ruth Adler. May I plant ivy',
    'May I plant ivy? Kind regards, Ruth',
    'May I plant ivy? 5512',
    '3) May I plant ivy',
    'May I plant ivy after 3/14/2025?',
    'May I plant ivy from April 2nd, 2025?',
    'May I plant ivy at 7 Quarry Lane?',
    'We only moved here in spring. May I plant ivy?',
  ]) {
    expect(matterOf(text).replace(/\W+$/, ''), text).toBe('May I plant ivy');
  }
  for (const text of [
    'Thanks!',
    'what is it',
    'e-bikes in the garage',
    'our dues went up 12 percent',
  ]) {
    expect(matterOf(text)).toBe(text);
  }
});
