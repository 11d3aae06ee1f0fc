import { type ReadFiles, reviewFiles } from '@hoa/content/review/review-files';
import {
  REVIEW_COUNT,
  REVIEW_WITHIN_DAYS,
  type ReviewSection,
} from '@hoa/content/review/review-item';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { utcDay } from '@hoa/core/calendar/plain-date';
import type { FactIndex } from '@hoa/core/law/fact-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import type { Db } from '@hoa/db/database';
import type { LibraryStore } from '../library/library-store.ts';
import type { LimitsService } from './limits.service.ts';
import { answersToReview, questionsToReview, readVisitorRecord } from './visitor-review.ts';

/** What wants an editor: the same list for the command and the page. */
export interface ReviewService {
  /** @throws PortalError 'too-many-requests' when one address asks without end, or tries tokens */
  admit(address: string): Promise<void>;
  /** @throws PortalError 'unavailable' while the database is away */
  list(): Promise<ReviewSection[]>;
}

export function createReviewService(deps: {
  db: Db;
  library: LibraryStore;
  index: () => LibraryIndex;
  rules: () => FactIndex;
  /** The files as they could last be read. */
  files: () => Pick<ReadFiles, 'library' | 'law'>;
  limits: LimitsService;
}): ReviewService {
  const { db, library, index, rules, files, limits } = deps;
  /** Looking through the files takes a second or two: once for each state of them and each day. */
  let made: { key: readonly unknown[]; sections: Promise<ReviewSection[]> } | undefined;

  function htmlOf(slug: string): string | undefined {
    const id = library.article(slug)?.topicId;
    return id === undefined ? undefined : library.content(id)?.content.content;
  }

  function ofFiles(read: ReadFiles, today: string): Promise<ReviewSection[]> {
    const key = [read.library.articles, read.law, library.snapshot, today];
    if (made === undefined || key.some((part, at) => part !== made?.key[at])) {
      const window = { today, within: REVIEW_WITHIN_DAYS };
      const sections = reviewFiles(read, window).then((found) => found.sections);
      made = { key, sections };
      // What failed is tried again.
      sections.catch(() => {
        if (made?.sections === sections) made = undefined;
      });
      return sections;
    }
    return made.sections;
  }

  return {
    admit: (address) => limits.countReview(address),

    async list() {
      const { gaps, unhelpful } = await readVisitorRecord(db, REVIEW_COUNT);
      const read = { ...files(), htmlOf };
      const answer = (question: string) =>
        answerFromLibrary(index(), question, [], { rules: rules() });
      return [
        await questionsToReview(gaps, read, answer),
        answersToReview(unhelpful, read),
        ...(await ofFiles(read, utcDay(new Date()))),
      ];
    },
  };
}
