import { expect, test } from 'vitest';
import { ASKING_WORDS } from './asking-words';

/** Every text of a table, with the names under which it stands. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(value('x'), path);
  return Object.entries(value ?? {}).flatMap(([key, one]) => textsOf(one, `${path}.${key}`));
}

test('everything around a question that is asked or fails is said in both languages', () => {
  const english = new Map(textsOf(ASKING_WORDS.en));
  for (const [path, text] of textsOf(ASKING_WORDS.es)) {
    expect(text, path).not.toBe('');
    expect(text, path).not.toBe(english.get(path));
  }
});

test('the message of an error is shown in English only, where it speaks of size', () => {
  const { en, es } = ASKING_WORDS;
  expect(en.toast.description('The request is too large.')).toBe(
    'The request is too large. Try using a smaller document or asking about a specific section.',
  );
  expect(es.toast.description('The request is too large.')).toMatch(/^La pregunta es demasiado/);
});
