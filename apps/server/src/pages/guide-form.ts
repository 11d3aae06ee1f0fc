import type { PlainDate } from '@hoa/core/calendar/plain-date';
import { walkGuide } from '@hoa/core/guides/guide-path';
import type { Guide } from '@hoa/core/schemas/guide';
import { GUIDE_ANSWER_MAX, type GuideAnswers } from '@hoa/core/schemas/guide-run';
import type { Services } from '../services/services.ts';
import type { PageForm } from './page-form.ts';

/** The answers that a form says. */
function answersOf(form: URLSearchParams, { questions }: Guide): GuideAnswers {
  const given = questions.flatMap(({ id }) => {
    const answer = form.get(`${id}Unknown`) ?? form.get(id);
    return answer === null ? [] : [[id, answer.trim().slice(0, GUIDE_ANSWER_MAX)] as const];
  });
  return Object.fromEntries(given);
}

/** The answers without the last one: that question is asked again. */
function withoutLast(guide: Guide, given: GuideAnswers, lastDay: PlainDate): GuideAnswers {
  return Object.fromEntries(Object.entries(walkGuide(guide, given, lastDay).answers).slice(0, -1));
}

/**
 * The questions of a guide: its page comes back with the next one, or with what follows; its dates
 * come as a calendar. What was sent is neither kept nor logged.
 */
export function guideForm({ guides }: Services): PageForm {
  const outcomeOf = (guide: Guide, answers: GuideAnswers, lastDay: PlainDate) =>
    walkGuide(guide, answers, lastDay).next === null
      ? guides.run({ slug: guide.slug, answers }).outcome
      : null;
  return {
    path: '/guides/:slug',
    tooLarge: 'That is more text than an answer may hold. Please shorten it.',
    unexpected: 'Your answer could not be read just now. Please send it again.',
    answer({ form, slug }) {
      const guide = guides.bySlug(slug);
      const earlier = answersOf(form, guide);
      const action = form.get('action');
      const lastDay = guides.lastDay();
      const answers = action === 'back' ? withoutLast(guide, earlier, lastDay) : earlier;
      const outcome = outcomeOf(guide, answers, lastDay);
      if (action === 'calendar' && outcome !== null) {
        const type = 'text/calendar; charset=utf-8';
        return { fileName: `${guide.slug}.ics`, type, text: outcome.calendar };
      }
      return { guide: { answers, earlier, outcome, lastDay, error: null } };
    },
    refused({ form, slug }, error) {
      const guide = guides.bySlug(slug);
      const earlier = answersOf(form, guide);
      // Without what follows from them, the last question is there to be sent again.
      const lastDay = guides.lastDay();
      const isWhole = walkGuide(guide, earlier, lastDay).next === null;
      const answers = isWhole ? withoutLast(guide, earlier, lastDay) : earlier;
      return { guide: { answers, earlier, outcome: null, lastDay, error } };
    },
  };
}
