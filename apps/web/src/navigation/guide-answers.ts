import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { eraseLetterValues } from './letter-values';
import { readSession, takeSession, writeSession } from './session-storage';

/** The session storage key of what a visitor answered in a guide; it leaves this device in no request. */
const answersKey = (slug: string) => `guideAnswers:${slug}`;

/** What was answered in this tab; nothing where storage is blocked or holds something else. */
export function readGuideAnswers(slug: string): GuideAnswers {
  try {
    const stored: unknown = JSON.parse(readSession(answersKey(slug)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export function writeGuideAnswers(slug: string, answers: GuideAnswers): void {
  writeSession(answersKey(slug), JSON.stringify(answers));
}

/** Forgets the answers of a guide, and what they filled in letters. */
export function eraseGuide(slug: string): void {
  takeSession(answersKey(slug));
  eraseLetterValues();
}
