import { describe, expect, test, vi } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import { buildLibraryIndex } from '../../search/build-library-index.ts';
import { plainVectors } from '../../search/word-vectors.fixture.ts';
import { SMALL_LIBRARY } from '../small-library.fixture.ts';
import { asSaid, keptTalk } from './talk.ts';

describe('what conversations were about is kept', () => {
  const read = vi.fn(() => undefined);
  /** How often a conversation is read when it is asked for again. */
  const readsOf = (ask: () => void) => {
    read.mockClear();
    ask();
    return read.mock.calls.length;
  };

  test.each([
    ['of a few words, for a thousand', ['May a board fine?', 'How much?'], 999],
    ['of long stories, for some hundred', Array(12).fill('a long story '.repeat(300)), 500],
  ])('%s', (_, questions, most) => {
    const vectors = plainVectors(SMALL_LIBRARY);
    const index = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY, { vectors });
    const turns = questions.map(asSaid);
    const ask = (visitor: number) => keptTalk(index, [`${visitor}`, ...turns], read);
    for (let visitor = 0; visitor <= most; visitor++) ask(visitor);
    expect(readsOf(() => ask(0))).toBe(0);
    for (let visitor = most + 1; visitor <= most + 100; visitor++) ask(visitor);
    expect(readsOf(() => ask(1))).toBe(1);
    expect(readsOf(() => ask(most + 100))).toBe(0);
  });
});
