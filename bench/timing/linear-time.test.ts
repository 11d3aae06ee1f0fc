import { cleanHtml } from '@hoa/content/html-pipeline';
import { plainMarkup } from '@hoa/core/citations/plain-markup';
import { splitSentences } from '@hoa/core/citations/split-sentences';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { createTermMatcher } from '@hoa/core/glossary/match-terms';
import { redact } from '@hoa/core/questions/redact';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { sentenceSpans } from '@hoa/core/text/sentences';
import { describe, expect, test } from 'vitest';
import { timeRatio } from './time-ratio.ts';

/** 1 where time is linear, 8 where it is quadratic. */
const BAR = 4;

/** A library without articles: what is left to do is to read the question. */
const asIfNew = buildLibraryIndex([], []);

interface Reader {
  read: (text: string) => unknown;
  /** What a text that means harm repeats. */
  pieces: string[];
  chars?: number;
}

/** Everything that reads what visitors type or models write. */
const READERS: Record<string, Reader> = {
  'cutting sentences out of a text': {
    read: sentenceSpans,
    pieces: ['.', '. ', '!?', '.")" ', 'A.', '.\n\n\n', 'Owners vote. '],
  },
  'cutting sentences out of a written answer': {
    read: (text) => splitSentences(plainMarkup(text)),
    pieces: ['[', '[1]', '[![x](', '<a ', '. ', '.")" ', 'Owners vote. '],
  },
  'seeing whether a question belongs here': {
    read: (text) => asIfNew.retrieve({ text }).evidence,
    pieces: ['no ', 'the new board ', 'board the ', 'homeowners '],
    chars: 100_000,
  },
  'finding terms of the glossary': {
    read: createTermMatcher(GLOSSARY),
    pieces: ['quorum ', 'common ', 'special assessment lien ', 'common \n\t  ', 'a', '- ', 'CC&'],
  },
  'masking what is personal': {
    read: redact,
    pieces: ['1 a ', 'a@', 'unit ', 'Mr. A', '1-1-', 'www.', "my name is a'", '12 oak oak '],
  },
  'cleaning the HTML of a model': {
    read: (text) => cleanHtml(text, 'model', { occurrences: 'first-per-section' }),
    pieces: ['Last updated on x. ', 'Last updated on x<br>', 'quorum ', '<tr><td>lien', '<i>x</i>'],
    chars: 150_000,
  },
};

describe.each(Object.entries(READERS))('%s', (_, { read, pieces, chars }) => {
  test.each(pieces)('takes no longer for a long text than for its parts: %j', (piece) => {
    expect(timeRatio(read, piece, chars)).toBeLessThan(BAR);
  });
});
