import { GLOSSARY, termSlug } from '@hoa/core/glossary/glossary';
import { expect, test } from 'vitest';
import { createGlossaryService } from './glossary.service.ts';

const { define } = createGlossaryService();

test('a term is found by its name, and by the slug that its marks in a text carry', () => {
  for (const one of GLOSSARY) {
    const { aliases: _, ...definition } = one;
    for (const words of [one.term, termSlug(one), ` ${termSlug(one).toUpperCase()} `]) {
      expect(define(words).terms, words).toEqual([definition]);
    }
  }
});

test('what is no name of a term is looked for in what the terms say', () => {
  const terms = define('the owners').terms.map(({ term }) => term);
  expect(terms.length).toBeGreaterThan(1);
  expect(() => define('no-such-term')).toThrow('The glossary has no term "no-such-term".');
});
