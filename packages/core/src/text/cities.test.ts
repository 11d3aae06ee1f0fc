import { expect, test } from 'vitest';
import { withoutCities } from './cities.ts';

test('a city in small letters is one where its state or that state’s code follows', () => {
  for (const question of ['our omaha nebraska board', 'our omaha, NE board']) {
    expect(withoutCities(question), question).not.toContain('omaha');
  }
  expect(withoutCities('our mobile app for the board')).toContain('mobile');
});
