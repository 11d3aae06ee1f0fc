import { ASK_CATEGORY } from '@hoa/core/constants';
import { PortalError } from '@hoa/core/errors';
import type { AskedByForm } from '@hoa/core/rendering/page-renderer';
import { questionRequestSchema } from '@hoa/core/schemas/question';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PERSONAL } from '../cache/cache-control.ts';
import { callerOf } from '../http/caller.ts';
import { parseInput } from '../http/parse-input.ts';
import { type Caller, NO_CALLER } from '../services/caller.ts';
import type { Services } from '../services/services.ts';
import { acceptForms } from './form-body.ts';
import type { RenderPageResponse } from './render-page.ts';

/** What a visitor reads after an unexpected error. */
const UNEXPECTED = 'Your question could not be answered just now. Please send it again.';
const TOO_LARGE = 'That is more text than a question may hold. Please shorten it.';

/** Browsers send the lines of a text box with CR LF. */
function questionOf(form: unknown): string {
  const text = form instanceof URLSearchParams ? (form.get('question') ?? '') : '';
  return text.replaceAll('\r\n', '\n');
}

/** The state that was chosen beside the question, if any. */
function stateOf(form: unknown): string | undefined {
  return (form instanceof URLSearchParams && form.get('state')) || undefined;
}

async function ask(form: unknown, services: Services, caller: Caller): Promise<AskedByForm> {
  const question = questionOf(form);
  const request = parseInput(questionRequestSchema, {
    category: ASK_CATEGORY,
    question,
    state: stateOf(form),
  });
  return { question, answer: await services.ask.answer(request, caller), error: null };
}

function refusal(error: FastifyError | PortalError): { status: number; text: string } {
  if (error instanceof PortalError) return { status: error.status, text: error.message };
  const status = error.statusCode ?? 500;
  return { status, text: status === 413 ? TOO_LARGE : UNEXPECTED };
}

/**
 * Takes the question form where no script runs: POST / answers with the home page, the answer in
 * it, made for this visitor alone and kept out of search engines. Whatever goes wrong is said beside the question, which is never lost. Forms are read here
 * and nowhere else, so that every other path goes on refusing them.
 */
export async function registerAskForm(
  app: FastifyInstance,
  { services, render }: { services: Services; render: RenderPageResponse },
): Promise<void> {
  const sendHomePage = async (reply: FastifyReply, asked: AskedByForm): Promise<FastifyReply> => {
    const { html, headers } = await render('/', NO_CALLER, { question: asked });
    return reply
      .headers({ ...headers, 'cache-control': PERSONAL })
      .type('text/html; charset=utf-8')
      .send(html);
  };

  await app.register(async (scope) => {
    acceptForms(scope);

    scope.setErrorHandler(async (error: FastifyError | PortalError, request, reply) => {
      const { status, text } = refusal(error);
      if (status >= 500) request.log.error({ err: error }, 'a question form was not answered');
      if (error instanceof PortalError && error.retryAfterSeconds !== undefined) {
        reply.header('retry-after', error.retryAfterSeconds);
      }
      const question = questionOf(request.body);
      return sendHomePage(reply.code(status), { question, answer: null, error: text });
    });

    scope.post('/', async (request: FastifyRequest, reply) =>
      sendHomePage(reply, await ask(request.body, services, callerOf(request, reply))),
    );
  });
}
