import { beforeEach, expect, test } from 'vitest';
import { eraseGuide, readGuideAnswers, writeGuideAnswers } from './guide-answers';
import {
  eraseLetters,
  fillFromGuide,
  readLetterEdits,
  readLetterValues,
  writeLetterEdits,
  writeLetterValues,
} from './letter-values';
import { eraseSession, readSession } from './session-storage';

const answers = { state: 'VA', noticeDate: '2026-11-16' };

beforeEach(() => eraseSession(''));

test('the answers of a guide are erased from letters, and nothing that was written there by hand', () => {
  writeGuideAnswers('fined', { answers, earlier: answers });
  fillFromGuide('fined', { noticeDate: '2026-11-16', fineAmount: '50', community: 'condominium' });
  writeLetterValues({ senderName: 'Ann Example', fineAmount: '75' });
  writeLetterEdits('fine-dispute', { greeting: 'Dear neighbors:' });
  eraseGuide('fined');
  expect(readGuideAnswers('fined').earlier).toEqual({});
  expect(readLetterValues()).toEqual({ senderName: 'Ann Example', fineAmount: '75' });
  expect(readLetterEdits('fine-dispute')).toEqual({ greeting: 'Dear neighbors:' });
});

test('the answers of one guide are erased, and not those of another', () => {
  writeGuideAnswers('see-records', { answers, earlier: answers });
  fillFromGuide('see-records', { hearingDate: '2026-11-02' });
  fillFromGuide('fined', { noticeDate: '2026-11-16' });
  eraseGuide('fined');
  expect(readGuideAnswers('see-records').answers).toEqual(answers);
  expect(readLetterValues()).toEqual({ hearingDate: '2026-11-02' });
});

test('where nothing was written by hand no trace of the letters is left', () => {
  fillFromGuide('fined', { noticeDate: '2026-11-16', community: '' });
  eraseGuide('fined');
  expect(readSession('letterValues')).toBeNull();
});

test('all letters are erased, with what was changed by hand in each, and no answer of a guide', () => {
  writeGuideAnswers('fined', { answers, earlier: answers });
  writeLetterValues({ senderName: 'Ann Example' });
  writeLetterEdits('fine-dispute', { greeting: 'Dear neighbors:' });
  writeLetterEdits('complaint', { greeting: 'Hello,' });
  eraseLetters();
  expect(readLetterValues()).toEqual({});
  expect(readLetterEdits('fine-dispute')).toEqual({});
  expect(readLetterEdits('complaint')).toEqual({});
  expect(readGuideAnswers('fined').answers).toEqual(answers);
});
