import { expect, test } from 'vitest';
import { lawFact } from './law-fact.fixture.ts';
import { factPath, statePage } from './law-pages.ts';

test('the page of a state is named as a title, and told of in a sentence', () => {
  const { path, title, description } = statePage({ name: 'Texas', slug: 'texas', code: 'TX' });
  expect([path, title]).toEqual(['/law/texas', 'Texas Law on Associations']);
  expect(description).toMatch(/^Texas law on homeowners and condominium associations: /);
});

test('federal law names itself', () => {
  const { title, description } = statePage({ name: 'Federal law', slug: 'federal', code: 'US' });
  expect(title).toBe('Federal law on Associations');
  expect(description).toMatch(/^Federal law on homeowners/);
});

test('a rule stands on the page of its state, under its own name', () => {
  expect(factPath(lawFact('tx-fine-cap', { state: 'TX' }))).toBe('/law/texas#tx-fine-cap');
  expect(factPath(lawFact('us-flag', { state: 'US' }))).toBe('/law/federal#us-flag');
});
