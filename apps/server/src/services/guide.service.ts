import type { PlainDate } from '@hoa/core/calendar/plain-date';
import { type FieldFault, PortalError, refusedFields } from '@hoa/core/errors';
import { lawOfGuide } from '@hoa/core/guides/guide-law';
import { choicesOf, walkGuide } from '@hoa/core/guides/guide-path';
import { guideSummary } from '@hoa/core/guides/guide-summary';
import { runGuide } from '@hoa/core/guides/run-guide';
import type { LawTable } from '@hoa/core/law/law-table';
import type { Guide, GuideLaw, GuideListRequest, GuideSummary } from '@hoa/core/schemas/guide';
import type { GuideAnswers, GuideRun, GuideRunRequest } from '@hoa/core/schemas/guide-run';
import type { LibraryStore } from '../library/library-store.ts';
import { noSuch } from './no-such.ts';

/**
 * The last time zone of the mainland United States to begin a day, so that a plan never begins
 * tomorrow. In New York it begins yesterday until 3 a.m., which never makes a deadline later.
 */
const PACIFIC_ZONE = 'America/Los_Angeles';
/** The first time zone of the world to begin a day: one that has not begun there has not come. */
const EARLIEST_ZONE = 'Pacific/Kiritimati';
/** In Swedish a day is written as YYYY-MM-DD. */
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
const PACIFIC_DAY = dayIn(PACIFIC_ZONE);
const EARLIEST_DAY = dayIn(EARLIEST_ZONE);

/** The guided paths. What is answered is read, used and forgotten: no log, no table, no memory. */
export interface GuideService {
  /**
   * In the order of lists: all, or those that an article leads to.
   *
   * @throws PortalError 'not-found' when the library has no such topic
   */
  list(request: GuideListRequest): GuideSummary[];
  /** @throws PortalError 'not-found' when there is no such guide */
  bySlug(slug: string): Guide;
  /**
   * The law that a guide may rest on, of every state.
   *
   * @throws PortalError 'not-found' when there is no such guide
   */
  law(slug: string): GuideLaw;
  /**
   * The next question, or what follows from the answers. Where no day is named a plan counts from
   * the one of the Pacific coast.
   *
   * @throws PortalError 'not-found' when there is no such guide, 'bad-request' with the question for
   *   an answer that cannot be read
   */
  run(request: GuideRunRequest): GuideRun;
  /** The last day that may have begun where a visitor is: what has happened is not after it. */
  lastDay(): PlainDate;
}

/** What is wrong with the answers of a program: choices by the words that it sends. */
function faultsOf(guide: Guide, answers: GuideAnswers, lastDay: PlainDate): FieldFault[] {
  const asked = new Set(guide.questions.map(({ id }) => id));
  const unasked = Object.keys(answers).filter((id) => !asked.has(id));
  if (unasked.length > 0) {
    return unasked.map((id) => ({ field: `answers.${id}`, message: 'There is no such field.' }));
  }
  const { next, fault } = walkGuide(guide, answers, lastDay);
  if (next === null || fault === null) return [];
  const choices = choicesOf(next);
  const message = choices.length === 0 ? fault : `Please send one of: ${choices.join(', ')}.`;
  return [{ field: `answers.${next.id}`, message }];
}

export function createGuideService({
  guides,
  library,
}: {
  guides: readonly Guide[];
  library: LibraryStore;
}): GuideService {
  const bySlug = new Map(guides.map((guide) => [guide.slug, guide]));
  const kept = new Map<string, { of: LawTable; law: GuideLaw }>();

  function guideOf(slug: string): Guide {
    const guide = bySlug.get(slug);
    if (guide !== undefined) return guide;
    throw noSuch('guide', slug, [...bySlug.keys()]);
  }

  function lawOf(guide: Guide): GuideLaw {
    const before = kept.get(guide.slug);
    if (before?.of === library.law) return before.law;
    const law = lawOfGuide(guide, library.law);
    kept.set(guide.slug, { of: library.law, law });
    return law;
  }

  const lastDay = () => EARLIEST_DAY.format(new Date());

  return {
    list({ topic }) {
      if (topic !== undefined && library.article(topic) === undefined) {
        throw new PortalError('not-found', 'Topic not found');
      }
      return guides
        .filter(({ topics }) => topic === undefined || topics.includes(topic))
        .map(guideSummary);
    },
    bySlug: guideOf,
    law: (slug) => lawOf(guideOf(slug)),
    run({ slug, answers, today: named }) {
      const guide = guideOf(slug);
      const today = named ?? PACIFIC_DAY.format(new Date());
      const last = named ?? lastDay();
      const faults = faultsOf(guide, answers, last);
      if (faults.length > 0) throw refusedFields(faults);
      return runGuide(guide, answers, { law: lawOf(guide), today, lastDay: last });
    },
    lastDay,
  };
}
