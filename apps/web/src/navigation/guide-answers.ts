import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { eraseFilled } from './letter-values';
import { readSession, takeSession, writeSession } from './session-storage';

/** The session storage key of what a visitor answered in a guide; it leaves this device in no request. */
const answersKey = (slug: string) => `guideAnswers:${slug}`;
/** The key of all that was ever answered in it: what stands in a field that is asked for again. */
const earlierKey = (slug: string) => `guideEarlier:${slug}`;

/** What was answered in a guide in this tab. */
export interface KeptAnswers {
  /** On the way to where the visitor is. */
  answers: GuideAnswers;
  /** Beyond it too, for a visitor who went back. */
  earlier: GuideAnswers;
}

/** Nothing where storage is blocked or holds something else. */
function readTexts(key: string): GuideAnswers {
  try {
    const stored: unknown = JSON.parse(readSession(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export function readGuideAnswers(slug: string): KeptAnswers {
  const answers = readTexts(answersKey(slug));
  return { answers, earlier: { ...readTexts(earlierKey(slug)), ...answers } };
}

export function writeGuideAnswers(slug: string, { answers, earlier }: KeptAnswers): void {
  writeSession(answersKey(slug), JSON.stringify(answers));
  writeSession(earlierKey(slug), JSON.stringify(earlier));
}

/** Forgets the answers of a guide, and what they filled in letters. */
export function eraseGuide(slug: string): void {
  takeSession(answersKey(slug));
  takeSession(earlierKey(slug));
  eraseFilled(slug);
}
