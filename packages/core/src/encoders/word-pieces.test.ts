import { describe, expect, test, vi } from 'vitest';
import { WordPieces } from './word-pieces.ts';

const VOCABULARY = [
  '[CLS]',
  '[SEP]',
  '[UNK]',
  'fine',
  'bark',
  '##s',
  '##ing',
  "'",
  's',
  'cafe',
  '?',
];
const wordPieces = new WordPieces(VOCABULARY);
const tokenize = (text: string, before?: string, most = 48) => {
  const { ids, from } = wordPieces.tokenize(text, before, most);
  return { words: ids.map((id) => VOCABULARY[id]).join(' '), from };
};

describe('a text as tokens', () => {
  test('a word that is known stays whole, another is the longest beginnings that are', () => {
    expect(tokenize('Fine?').words).toBe('[CLS] fine ? [SEP]');
    expect(tokenize('barks barking').words).toBe('[CLS] bark ##s bark ##ing [SEP]');
  });

  test('accents, case and curly apostrophes make no difference', () => {
    expect(tokenize('CAFÉ’s').words).toBe(tokenize("cafe's").words);
  });

  test('a word with a part that has no token is unknown as a whole', () => {
    expect(tokenize('barked fine').words).toBe('[CLS] [UNK] fine [SEP]');
  });

  test('what was said before stands before, and is told apart', () => {
    expect(tokenize('fine?', 'barks')).toEqual({
      words: '[CLS] bark ##s [SEP] fine ? [SEP]',
      from: 4,
    });
    expect(tokenize('fine?').from).toBe(0);
  });

  test('of what is too long the middle is left out, in each part by itself', () => {
    expect(tokenize("cafe fine fine ' ?", "bark fine fine fine ' s", 5)).toEqual({
      words: "[CLS] bark ' s [SEP] cafe ' ? [SEP]",
      from: 5,
    });
  });

  test('a word as long as a whole question is cut in steps that grow no faster than it does', () => {
    const stepsFor = (letters: number) => {
      const looksUp = vi.spyOn(Map.prototype, 'get');
      tokenize('bark'.concat('s'.repeat(letters)));
      const { length } = looksUp.mock.calls;
      looksUp.mockRestore();
      return length;
    };
    expect(stepsFor(4_000)).toBeLessThan(11 * stepsFor(400));
  });

  test('nothing to read is read as nothing', () => {
    expect(tokenize('').words).toBe('[CLS] [SEP]');
  });

  test('a vocabulary without the special tokens is refused', () => {
    expect(() => new WordPieces(['fine'])).toThrow('No [CLS] in the vocabulary');
  });
});
