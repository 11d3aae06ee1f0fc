import { ASK_CATEGORY } from '@hoa/core/constants';
import { PortalError } from '@hoa/core/errors';
import { BODY_MAX_BYTES } from '@hoa/core/limits';
import type { AskedByForm } from '@hoa/core/rendering/page-renderer';
import { questionRequestSchema } from '@hoa/core/schemas/question';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { parseInput } from '../http/parse-input.ts';
import type { Services } from '../services/services.ts';
import type { SendHomePage } from './send-home-page.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** What a visitor reads when nobody foresaw what went wrong. */
const UNFORESEEN = 'Your question could not be answered just now. Please send it again.';
const TOO_LARGE = 'That is more text than a question may hold. Please shorten it.';

/** Browsers send the lines of a text box with CR LF. */
function questionOf(form: unknown): string {
  const text = form instanceof URLSearchParams ? (form.get('question') ?? '') : '';
  return text.replaceAll('\r\n', '\n');
}

async function ask(question: string, services: Services): Promise<AskedByForm> {
  const request = parseInput(questionRequestSchema, { category: ASK_CATEGORY, question });
  return { question, answer: await services.ask.answer(request), error: null };
}

function refusal(error: FastifyError | PortalError): { status: number; text: string } {
  if (error instanceof PortalError) return { status: error.status, text: error.message };
  const status = error.statusCode ?? 500;
  return { status, text: status === 413 ? TOO_LARGE : UNFORESEEN };
}

/**
 * Takes the question form where no script does: POST / answers with the home page, the answer in
 * it. Whatever goes wrong is said beside the question, which is never lost. Forms are read here
 * and nowhere else, so that every other path goes on refusing them.
 */
export async function registerAskForm(
  app: FastifyInstance,
  { services, sendHomePage }: { services: Services; sendHomePage: SendHomePage },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: BODY_MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

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
      sendHomePage(reply, await ask(questionOf(request.body), services)),
    );
  });
}
