import { describe, expect, test } from 'vitest';
import { readEvidence } from './evidence.ts';
import { isBorneOut, statesNothing } from './introductions.ts';

const EVIDENCE = readEvidence({
  number: 1,
  article: { slug: 'board-hearings', title: 'Board hearings' },
  section: {
    anchor: 'hearings',
    heading: 'What comes first',
    part: 'body',
    blocks: [
      { kind: 'paragraph', text: 'The board may not fine an owner without a hearing.' },
      { kind: 'paragraph', text: 'Notice of the hearing must be in writing and name the rule.' },
      { kind: 'paragraph', text: 'Owners may read the minutes and ask the manager for copies.' },
    ],
    answers: [],
  },
});

const stands = (introduction: string, next = 'Notice of the hearing must be in writing.') =>
  statesNothing(introduction, [EVIDENCE]) ||
  isBorneOut(introduction, [{ text: next, supportedBy: [EVIDENCE] }], () => 1);

describe('an introduction states nothing when it only', () => {
  test.each([
    ['announces', 'In short:'],
    ['counts its own list', 'Ask your lawyer for these three papers:'],
    ['says what to do next', 'Follow these steps:'],
    ['aims', 'To challenge a hearing:'],
    ['asks', 'What is a hearing?'],
    ['sets a condition', 'If the board will not answer, do this:'],
    ['names its matter', 'Notice and hearing'],
  ])('%s', (_, text) => {
    expect(statesNothing(text, [EVIDENCE])).toBe(true);
  });
});

describe('an introduction is not shown when it', () => {
  test.each([
    ['denies what the section does not', 'No notice is needed:'],
    ['permits what the section denies', 'The board may fine an owner:'],
    ['turns a denial round', 'Owners may read the minutes without the manager:'],
    ['makes a duty of what is none', 'Owners must read the minutes:'],
    ['dissuades', 'Ignore the notice:'],
    ['names a place', 'In Texas:'],
    ['names a number', 'To get a hearing in 10 days:'],
    ['goes on to a claim', 'To get a hearing, fire the lawyer:'],
    ['speaks of something else', 'The treasurer embezzles assessments:'],
  ])('%s', (_, text) => {
    expect(stands(text)).toBe(false);
  });
});

describe('an introduction that states something is shown when what follows', () => {
  test.each([
    ['says so', 'Owners may read the minutes:'],
    ['obliges, too', 'Notice of the hearing must name:'],
    ['denies, too', 'The board may not fine an owner without a hearing:'],
  ])('%s', (_, text) => {
    expect(statesNothing(text, [EVIDENCE])).toBe(false);
    expect(stands(text)).toBe(true);
  });

  test('finishes it', () => {
    expect(stands('The board may not:', 'Fine an owner without a hearing.')).toBe(true);
    expect(stands('The board may not:', 'Name the rule in writing.')).toBe(false);
  });
});
