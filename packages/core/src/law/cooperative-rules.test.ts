import { expect, test } from 'vitest';
import { isOfCooperatives } from './cooperative-rules.ts';

test.each([
  'In New York a co-op shareholder gets the latest yearly financials on written request.',
  'In New York co-op shareholders may vote a director off the board for cause.',
  'In the District of Columbia a co-op formed as a cooperative association meets once a year.',
  'In Maryland a housing cooperative may not fine a member without a demand.',
  'In Florida housing cooperatives have an act of their own, Chapter 719.',
])('a rule of cooperatives is known by its first words: %s', (statement) => {
  expect(isOfCooperatives({ statement })).toBe(true);
});

test.each([
  'In New York a condominium or co-op board must give all owners a report every year.',
  'In New York a member of an incorporated HOA or a co-op may vote by proxy.',
  'In Florida a condominium or cooperative building must have a milestone inspection.',
  'No New York statute caps the fines of a homeowners’ association, condominium or co-op.',
])('a rule that others have too is none of them alone: %s', (statement) => {
  expect(isOfCooperatives({ statement })).toBe(false);
});
