import { BODY_MAX_BYTES } from '@hoa/core/limits';
import type { FastifyInstance } from 'fastify';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Lets the routes of a scope take plain forms, and nothing else; every other path goes on refusing
 * them.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: BODY_MAX_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
