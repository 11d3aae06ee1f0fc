import { PortalError } from '@hoa/core/errors';
import { walkGuide } from '@hoa/core/guides/guide-path';
import type { GuideByForm } from '@hoa/core/rendering/page-renderer';
import type { Guide } from '@hoa/core/schemas/guide';
import { GUIDE_ANSWER_MAX, type GuideAnswers } from '@hoa/core/schemas/guide-run';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PERSONAL } from '../cache/cache-control.ts';
import { NO_CALLER } from '../services/caller.ts';
import type { Services } from '../services/services.ts';
import { acceptForms } from './form-body.ts';
import type { RenderPageResponse } from './render-page.ts';

type GuideRequest = FastifyRequest<{ Params: { slug: string } }>;

const UNEXPECTED = 'Your answer could not be read just now. Please send it again.';

/** What a form says: the answers, a step back, or the dates as a calendar. */
interface ReadForm {
  answers: GuideAnswers;
  action: string | null;
}

function readForm(form: unknown, { questions }: Guide): ReadForm {
  if (!(form instanceof URLSearchParams)) return { answers: {}, action: null };
  const given = questions.flatMap(({ id }) => {
    const answer = form.get(`${id}Unknown`) ?? form.get(id);
    return answer === null ? [] : [[id, answer.trim().slice(0, GUIDE_ANSWER_MAX)] as const];
  });
  return { answers: Object.fromEntries(given), action: form.get('action') };
}

/** The answers without the last one: that question is asked again. */
function withoutLast(guide: Guide, given: GuideAnswers): GuideAnswers {
  return Object.fromEntries(Object.entries(walkGuide(guide, given).answers).slice(0, -1));
}

/**
 * Takes the questions of a guide where no script runs: the page comes back with the next one, or
 * with what follows, made for this visitor alone. What was sent is neither kept nor logged.
 */
export async function registerGuideForm(
  app: FastifyInstance,
  { services, render }: { services: Services; render: RenderPageResponse },
): Promise<void> {
  const sendPage = async (slug: string, reply: FastifyReply, guide: GuideByForm) => {
    const { status, html, headers } = await render(`/guides/${slug}`, NO_CALLER, { guide });
    if (status !== 200) reply.code(status);
    return reply
      .headers({ ...headers, 'cache-control': PERSONAL })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  const outcomeOf = (guide: Guide, answers: GuideAnswers) =>
    walkGuide(guide, answers).next === null
      ? services.guides.run({ slug: guide.slug, answers }).outcome
      : null;

  await app.register(async (scope) => {
    acceptForms(scope);

    scope.setErrorHandler(async (error: FastifyError | PortalError, request, reply) => {
      const status = error instanceof PortalError ? error.status : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'a guide was not answered');
      const text = error instanceof PortalError ? error.message : UNEXPECTED;
      const { slug } = (request as GuideRequest).params;
      return sendPage(slug, reply.code(status), {
        answers: {},
        earlier: {},
        outcome: null,
        error: text,
      });
    });

    scope.post('/guides/:slug', async (request: GuideRequest, reply) => {
      const guide = services.guides.bySlug(request.params.slug);
      const { answers, action } = readForm(request.body, guide);
      const given = action === 'back' ? withoutLast(guide, answers) : answers;
      const outcome = outcomeOf(guide, given);
      if (action === 'calendar' && outcome !== null) {
        return reply
          .header('cache-control', PERSONAL)
          .header('content-disposition', `attachment; filename="${guide.slug}.ics"`)
          .type('text/calendar; charset=utf-8')
          .send(outcome.calendar);
      }
      return sendPage(guide.slug, reply, {
        answers: given,
        earlier: answers,
        outcome,
        error: null,
      });
    });
  });
}
