import { PortalError } from '@hoa/core/errors';
import { BODY_MAX_BYTES } from '@hoa/core/limits';
import type { SentByForm } from '@hoa/core/rendering/page-renderer';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PERSONAL } from '../cache/cache-control.ts';
import { callerOf } from '../http/caller.ts';
import { type Caller, NO_CALLER } from '../services/caller.ts';
import type { RenderPageResponse } from './render-page.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A form as it was sent. */
export interface SentForm {
  form: URLSearchParams;
  /** What `path` has in place of ':slug'. */
  slug: string;
  caller: Caller;
}

/** An answer that is saved and not shown. */
export interface FormFile {
  fileName: string;
  type: string;
  text: string;
}

/** A form of a page, for visitors whose browsers run no script. */
export interface PageForm {
  /** The address of the page, to which its form is sent. */
  path: '/' | `/${string}/:slug`;
  /** Bytes that it may have, where they are not those of any other body. */
  maxBytes?: number;
  /** What a visitor reads when more was sent than is read, and after an unexpected error. */
  tooLarge: string;
  unexpected: string;
  /** What the page comes back with. */
  answer: (sent: SentForm) => SentByForm | FormFile | Promise<SentByForm>;
  /** What it comes back with when that went wrong: what was sent is not lost. */
  refused: (sent: Pick<SentForm, 'form' | 'slug'>, error: string) => SentByForm;
}

/** Lets the routes of a scope take plain forms, and nothing else. */
function acceptForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}

function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function slugOf({ params }: FastifyRequest): string {
  return (params as { slug?: string }).slug ?? '';
}

/** The lines of a text box, which browsers send with CR LF. */
export function linesOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replaceAll('\r\n', '\n');
}

/**
 * Takes the form of a page where no script runs: the page comes back with the answer in it, made
 * for this visitor alone and kept out of search engines. Forms are read here and nowhere else, so
 * that every other path goes on refusing them.
 */
export async function registerPageForm(
  app: FastifyInstance,
  render: RenderPageResponse,
  { path, maxBytes = BODY_MAX_BYTES, tooLarge, unexpected, answer, refused }: PageForm,
): Promise<void> {
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, sent: SentByForm) => {
    const url = path.replace(':slug', () => slugOf(request));
    const { status, html, headers } = await render(url, NO_CALLER, sent);
    if (status !== 200) reply.code(status);
    return reply
      .headers({ ...headers, 'cache-control': PERSONAL })
      .type('text/html; charset=utf-8')
      .send(html);
  };

  await app.register(async (scope) => {
    acceptForms(scope, maxBytes);

    scope.setErrorHandler(async (error: FastifyError | PortalError, request, reply) => {
      const isOurs = error instanceof PortalError;
      const status = isOurs ? error.status : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'a form was not answered');
      if (isOurs && error.retryAfterSeconds !== undefined) {
        reply.header('retry-after', error.retryAfterSeconds);
      }
      // The page itself says that there is no such thing.
      if (isOurs && error.code === 'not-found') return sendPage(request, reply.code(status), {});
      const text = isOurs ? error.message : status === 413 ? tooLarge : unexpected;
      const sent = { form: formOf(request), slug: slugOf(request) };
      return sendPage(request, reply.code(status), refused(sent, text));
    });

    scope.post(path, async (request, reply) => {
      const caller = callerOf(request, reply);
      const answered = await answer({ form: formOf(request), slug: slugOf(request), caller });
      if (!('fileName' in answered)) return sendPage(request, reply, answered);
      return reply
        .header('cache-control', PERSONAL)
        .header('content-disposition', `attachment; filename="${answered.fileName}"`)
        .type(answered.type)
        .send(answered.text);
    });
  });
}
