import { describe, expect, test } from 'vitest';
import { answerWords } from './answer-words';

describe('what an answer is worth', () => {
  test('is said in the language of its question', () => {
    const english = answerWords({ language: 'en' });
    expect(english.from(true, undefined, 1)).toBe('Answered from 1 article');
    expect(english.from(true, { states: ['Virginia'], checked: 'all' }, 2)).toBe(
      'Answered from Virginia law and 2 articles',
    );
    expect(english.from(false, { states: ['Virginia'], checked: 'all' }, 0)).toBe(
      'Partly covered, from Virginia law',
    );
    expect(english.lacking(['drones', 'beehives'])).toBe(
      'Partly covered: nothing on drones or beehives',
    );
    const spanish = answerWords({ language: 'es' });
    expect(spanish.from(true, { states: ['Virginia'], checked: 'all' }, 2)).toBe(
      'Respondida a partir de la ley de Virginia y 2 artículos',
    );
    expect(spanish.from(false, undefined, 1)).toBe('Respondida en parte, a partir de 1 artículo');
    expect(spanish.lacking(['Georgia'])).toBe('Respondida en parte: nada sobre Georgia');
  });

  test('names federal law as no state, and the District of Columbia as Spanish does', () => {
    const federal = { states: ['Federal law'], checked: 'all' } as const;
    const district = { states: ['District of Columbia'], checked: 'all' } as const;
    const [english, spanish] = [answerWords({ language: 'en' }), answerWords({ language: 'es' })];
    expect(english.from(true, federal, 0)).toBe('Answered from federal law');
    expect(spanish.from(true, federal, 1)).toBe(
      'Respondida a partir de la ley federal y 1 artículo',
    );
    expect(spanish.from(true, district, 0)).toBe(
      'Respondida a partir de la ley del Distrito de Columbia',
    );
    expect(spanish.askedFor('New York')).toBe('Pregunta para Nueva York.');
  });
});
