import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { stopCiting } from './letter-state';
import { eraseFilled } from './letter-values';
import { readSessionTexts, takeSession, writeSession } from './session-storage';

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

/** What was answered in a guide; nothing where this tab has not been in it. */
export function readGuideAnswers(slug: string): KeptAnswers {
  const answers = readSessionTexts(answersKey(slug));
  return { answers, earlier: { ...readSessionTexts(earlierKey(slug)), ...answers } };
}

/** Keeps the answers of a guide for this tab. */
export function writeGuideAnswers(slug: string, { answers, earlier }: KeptAnswers): void {
  writeSession(answersKey(slug), JSON.stringify(answers));
  writeSession(earlierKey(slug), JSON.stringify(earlier));
}

/** Forgets the answers of a guide, in letters too: what they filled in and whose law is cited. */
export function eraseGuide(slug: string): void {
  takeSession(answersKey(slug));
  takeSession(earlierKey(slug));
  eraseFilled(slug);
  stopCiting(slug);
}
