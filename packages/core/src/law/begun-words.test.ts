import { expect, test } from 'vitest';
import { begunState, withBegunState, withBegunWord } from './begun-words.ts';
import { RuleWords } from './rule-words.ts';

const rules = new RuleWords(
  [...Array.from({ length: 20 }, () => 'fine cap'), 'hearing hearings hearing', 'color of a fence'],
  (form) => ['color', 'fence', 'fine', 'cap', 'virgin'].includes(form),
);

test.each([
  ['texa', 'TX'],
  ['new jer', 'NJ'],
  ['california', 'CA'],
  ['west v', 'WV'],
] as const)('"%s" begins the name of one state', (beginning, code) => {
  expect(begunState(beginning)?.code).toBe(code);
});

test.each(['tex', 'new ', 'nort', 'rhode', 'district', 'texax', ''])(
  '"%s" begins the name of none, or of several, or is a word of its own',
  (beginning) => {
    expect(begunState(beginning)).toBeUndefined();
  },
);

test.each([
  ['fine cap flor', 'fine cap Florida'],
  ['fine cap new jer', 'fine cap New Jersey'],
  ['fine cap Calif', 'fine cap California'],
  ['fine cap new york', 'fine cap New York'],
])('a state that is being typed after other words is written out: %s', (query, written) => {
  expect(withBegunState(query, rules)).toBe(written);
});

test.each([
  'flor',
  'fine cap flor ',
  'fine cap flor?',
  'fence color',
  'fine cap virgin',
  'fine cap tex',
  '',
])('no state is read into "%s"', (query) => {
  expect(withBegunState(query, rules)).toBe(query);
});

test('the last word goes on as it most likely does while it is typed', () => {
  expect(withBegunWord('texas hea', rules)).toBe('texas hearing');
  for (const query of ['texas hea ', 'texas he', 'texas fine', 'hearing in the', 'texas xyz', '']) {
    expect(withBegunWord(query, rules), query).toBe(query);
  }
});
