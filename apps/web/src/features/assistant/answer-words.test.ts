import { describe, expect, test } from 'vitest';
import { wordsOf } from './answer-words';

describe('what an answer is worth', () => {
  test('is said in the language of its question', () => {
    const english = wordsOf({ language: 'en' });
    expect(english.from(true, undefined, 1)).toBe('Answered from 1 article');
    expect(english.from(true, { state: 'Virginia', checked: 'all' }, 2)).toBe(
      'Answered from Virginia law and 2 articles',
    );
    expect(english.from(false, { state: 'Virginia', checked: 'all' }, 0)).toBe(
      'Partly covered, from Virginia law',
    );
    expect(english.lacking(['drones', 'beehives'])).toBe(
      'Partly covered: nothing on drones or beehives',
    );
    const spanish = wordsOf({ language: 'es' });
    expect(spanish.from(true, { state: 'Virginia', checked: 'all' }, 2)).toBe(
      'Respondida a partir de la ley de Virginia y 2 artículos',
    );
    expect(spanish.from(false, undefined, 1)).toBe('Respondida en parte, a partir de 1 artículo');
    expect(spanish.lacking(['Georgia'])).toBe('Respondida en parte: nada sobre Georgia');
  });
});
