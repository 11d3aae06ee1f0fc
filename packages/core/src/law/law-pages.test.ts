import { expect, test } from 'vitest';
import { statePage } from './law-pages.ts';

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
