import { setImmediate } from 'node:timers/promises';
import { passagePlace } from '@hoa/content/review/passage-place';
import type { ReadFiles } from '@hoa/content/review/review-files';
import type { ReviewItem, ReviewSection } from '@hoa/content/review/review-item';
import type { LibraryAnswer } from '@hoa/core/answers/compose/library-answer';
import { utcDay } from '@hoa/core/calendar/plain-date';
import type { FeedbackReason } from '@hoa/core/schemas/feedback';
import type { Db } from '@hoa/db/database';
import { listUnhelpful, type UnhelpfulAnswers } from '@hoa/db/repositories/answer.repository';
import { listGaps, type QuestionGap } from '@hoa/db/repositories/question-gap.repository';

/** What visitors left for the editors; nothing in it says who they were. */
export interface VisitorRecord {
  gaps: QuestionGap[];
  unhelpful: UnhelpfulAnswers[];
}

/** The most wanted of both, at most `count` each. */
export async function readVisitorRecord(db: Db, count: number): Promise<VisitorRecord> {
  return { gaps: await listGaps(db, count), unhelpful: await listUnhelpful(db, count) };
}

/** Where a topic that the catalogue does not have begins. */
const CATALOGUE = 'packages/core/src/data/catalogue.json';

const REASONS: Record<FeedbackReason, string> = {
  'not-my-question': 'not the question',
  incorrect: 'incorrect',
  'out-of-date': 'out of date',
  'too-vague': 'too vague',
  'hard-to-follow': 'hard to follow',
  other: 'another reason',
};

type Answerer = (question: string) => Pick<LibraryAnswer, 'status' | 'sources' | 'related'>;

/** A gap with the article nearest to it, asked anew: editors may have closed it since. */
function gapItem({ question, count, lastSeen }: QuestionGap, files: ReadFiles, answer: Answerer) {
  const { status, sources, related } = answer(question);
  const isOpen = status === 'not-covered';
  const [near] = isOpen ? related : sources;
  const place = near && passagePlace(near.slug, files.library.articles, files.law.facts)?.file;
  const more = isOpen
    ? `Nearest: ${related.map(({ title }) => title).join(', ') || 'nothing'}.`
    : `The library answers it by now, from ${near?.title}.`;
  const item: ReviewItem = { what: question, more, file: place ?? CATALOGUE, times: count };
  return { ...item, day: utcDay(lastSeen) };
}

/** What visitors asked that the library did not cover. */
export async function questionsToReview(
  gaps: readonly QuestionGap[],
  files: ReadFiles,
  answer: Answerer,
): Promise<ReviewSection> {
  const items: ReviewItem[] = [];
  for (const gap of gaps) {
    items.push(gapItem(gap, files, answer));
    await setImmediate();
  }
  return {
    id: 'questions',
    title: 'Asked, and not covered',
    advice:
      'Answer it in the article, or begin a new one; addresses, numbers and names that a question introduces as such are masked here.',
    items,
  };
}

function unhelpfulItem(answers: UnhelpfulAnswers, { library, law }: ReadFiles): ReviewItem {
  const { passages, reason, status, count, lastSeen } = answers;
  const places = passages.map((one) => passagePlace(one, library.articles, law.facts));
  const names = places.map((place, at) => place?.name ?? `${passages[at]} (no longer there)`);
  const first = places.find((place) => place !== undefined);
  const said = reason === null ? 'no reason given' : REASONS[reason];
  return {
    what: names[0] ?? 'The library had nothing to say',
    more: [
      `Marked: ${said}; ${status}.`,
      ...(names.length > 1 ? [`Also rested on ${names.slice(1).join('; ')}.`] : []),
    ].join(' '),
    file: first?.file ?? CATALOGUE,
    line: first?.line,
    times: count,
    day: utcDay(lastSeen),
  };
}

/** Answers that visitors marked as no help, with the passages they rested on. */
export function answersToReview(
  unhelpful: readonly UnhelpfulAnswers[],
  files: ReadFiles,
): ReviewSection {
  return {
    id: 'answers',
    title: 'Answers that did not help',
    advice: 'Read the passage as somebody who has the problem; its question is not kept.',
    items: unhelpful.map((one) => unhelpfulItem(one, files)),
  };
}
