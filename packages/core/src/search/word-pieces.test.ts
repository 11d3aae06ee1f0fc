import { describe, expect, test, vi } from 'vitest';
import { WordPieces } from './word-pieces.ts';

const PIECES = ['[CLS]', '[SEP]', '[UNK]', 'fine', 'bark', '##s', '##ing', "'", 's', 'cafe', '?'];
const pieces = new WordPieces(PIECES);
const cut = (text: string, before?: string, most = 48) => {
  const { ids, from } = pieces.cut(text, before, most);
  return { words: ids.map((id) => PIECES[id]).join(' '), from };
};

describe('words as pieces', () => {
  test('a word that is known stays whole, another is the longest beginnings that are', () => {
    expect(cut('Fine?').words).toBe('[CLS] fine ? [SEP]');
    expect(cut('barks barking').words).toBe('[CLS] bark ##s bark ##ing [SEP]');
  });

  test('accents, case and curly apostrophes make no difference', () => {
    expect(cut('CAFÉ’s').words).toBe(cut("cafe's").words);
  });

  test('a word with a part that is no piece is unknown as a whole', () => {
    expect(cut('barked fine').words).toBe('[CLS] [UNK] fine [SEP]');
  });

  test('what was said before stands before, and is told apart', () => {
    expect(cut('fine?', 'barks')).toEqual({
      words: '[CLS] bark ##s [SEP] fine ? [SEP]',
      from: 4,
    });
    expect(cut('fine?').from).toBe(0);
  });

  test('what is too long is left out at its end, in each part by itself', () => {
    expect(cut('fine fine fine', 'bark bark bark', 4)).toEqual({
      words: '[CLS] bark bark [SEP] fine fine [SEP]',
      from: 4,
    });
  });

  test('a word as long as a whole question is cut in steps that grow no faster than it does', () => {
    const stepsFor = (letters: number) => {
      const looksUp = vi.spyOn(Map.prototype, 'get');
      cut('bark'.concat('s'.repeat(letters)));
      const { length } = looksUp.mock.calls;
      looksUp.mockRestore();
      return length;
    };
    expect(stepsFor(4_000)).toBeLessThan(11 * stepsFor(400));
  });

  test('nothing to read is read as nothing', () => {
    expect(cut('').words).toBe('[CLS] [SEP]');
  });

  test('without its marks a list of pieces is refused', () => {
    expect(() => new WordPieces(['fine'])).toThrow('No [CLS] among the pieces of words');
  });
});
