import { PortalError } from '@hoa/core/errors';
import type { LetterByForm } from '@hoa/core/rendering/page-renderer';
import { letterFillRequestSchema } from '@hoa/core/schemas/letter';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PERSONAL } from '../cache/cache-control.ts';
import { firstIssue } from '../http/parse-input.ts';
import { NO_CALLER } from '../services/caller.ts';
import type { Services } from '../services/services.ts';
import { acceptForms } from './form-body.ts';
import type { RenderPageResponse } from './render-page.ts';

type LetterRequest = FastifyRequest<{ Params: { slug: string } }>;

const UNEXPECTED = 'The letter could not be filled in just now. Please send it again.';
const TOO_LARGE = 'That is more text than a letter may hold. Please shorten it.';

const NOTHING: LetterByForm = {
  values: {},
  state: undefined,
  community: undefined,
  error: null,
};

/**
 * Reads what was filled in. What cannot be taken is told and stays in its field, so that nothing of
 * it is lost.
 */
function filledIn(form: unknown, slug: string, { letters }: Services): LetterByForm {
  if (!(form instanceof URLSearchParams)) return NOTHING;
  const chosen = (name: string) => form.get(name) || undefined;
  const values = Object.fromEntries(
    letters
      .bySlug(slug)
      // Browsers send the lines of a text box with CR LF.
      .fields.map(({ id }) => [id, (form.get(id) ?? '').replaceAll('\r\n', '\n')]),
  );
  const state = chosen('state');
  const community = chosen('community');
  const whole = letterFillRequestSchema.safeParse({ slug, values, state, community });
  if (whole.success) return { ...NOTHING, ...whole.data, error: null };
  const { error } = whole;
  return { ...NOTHING, values, error: firstIssue(error) };
}

function refusal(error: FastifyError | PortalError): { status: number; text: string } {
  if (error instanceof PortalError) return { status: error.status, text: error.message };
  const status = error.statusCode ?? 500;
  return { status, text: status === 413 ? TOO_LARGE : UNEXPECTED };
}

/**
 * Takes the form of a letter where no script runs: the page comes back with the letter filled in,
 * made for this visitor alone. What was sent is neither kept nor logged.
 */
export async function registerLetterForm(
  app: FastifyInstance,
  { services, render }: { services: Services; render: RenderPageResponse },
): Promise<void> {
  const sendPage = async (slug: string, reply: FastifyReply, letter: LetterByForm) => {
    const { status, html, headers } = await render(`/letters/${slug}`, NO_CALLER, { letter });
    if (status !== 200) reply.code(status);
    return reply
      .headers({ ...headers, 'cache-control': PERSONAL })
      .type('text/html; charset=utf-8')
      .send(html);
  };

  await app.register(async (scope) => {
    acceptForms(scope);

    scope.setErrorHandler(async (error: FastifyError | PortalError, request, reply) => {
      const { status, text } = refusal(error);
      if (status >= 500) request.log.error({ err: error }, 'a letter was not filled in');
      const { slug } = (request as LetterRequest).params;
      return sendPage(slug, reply.code(status), { ...NOTHING, error: text });
    });

    scope.post('/letters/:slug', async (request: LetterRequest, reply) => {
      const { slug } = request.params;
      return sendPage(slug, reply, filledIn(request.body, slug, services));
    });
  });
}
