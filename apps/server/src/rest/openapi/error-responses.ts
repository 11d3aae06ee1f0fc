import { HTTP_STATUS, INTERNAL_ERROR_MESSAGE, type PortalErrorCode } from '@hoa/core/errors';
import { BODY_MAX_BYTES } from '@hoa/core/limits';
import { EMPTY_QUESTION_MESSAGE } from '@hoa/core/messages';
import { z } from 'zod';
import type { RestRoute } from '../rest-routes.ts';
import type { JsonSchema, Reference, Response } from './openapi-types.ts';

/** The body of every refusal. */
export const errorSchema = z
  .object({ message: z.string().describe('What was wrong and what to do, in one sentence') })
  .meta({ id: 'Error', description: 'The body of every refusal' });

interface ErrorText {
  description: string;
  message: string;
}

const ERRORS: Record<PortalErrorCode, ErrorText> = {
  'bad-request': {
    description: 'The request does not fit its schema; the message names the first fault',
    message: EMPTY_QUESTION_MESSAGE,
  },
  'not-found': { description: 'Nothing has this name', message: 'Category not found' },
  'method-not-allowed': {
    description: 'The path does not take this method',
    message: 'Use POST here.',
  },
  'too-large': {
    description: `The body is larger than ${BODY_MAX_BYTES / 1024} KiB`,
    message: 'The request is too large.',
  },
  'unsupported-media-type': {
    description: 'The body is not application/json',
    message: 'Send the request as application/json.',
  },
  'too-many-requests': {
    description: 'A limit per visitor or per day is reached; Retry-After says when to come back',
    message: 'You have asked many questions in a short time. Please wait a minute.',
  },
  unavailable: {
    description: 'Too many are asking right now, or a part that this needs is away',
    message: 'The service is busy. Please try again in a moment.',
  },
  internal: { description: 'Unexpected server error', message: INTERNAL_ERROR_MESSAGE },
};

/** 'too-many-requests' becomes 'TooManyRequests', the name of its response component. */
function componentName(code: PortalErrorCode): string {
  return code.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** An error of ours, and a process that sheds load. */
const ALWAYS: readonly PortalErrorCode[] = ['internal', 'unavailable'];

/** What a path may refuse with: what its kind always can, and what it says itself. */
function errorCodes({ input, hasBody, procedure }: RestRoute): PortalErrorCode[] {
  const { errors = [], limitedBy } = procedure;
  const takesInput = Object.keys(input.shape).length > 0;
  const codes = new Set<PortalErrorCode>(takesInput ? ['bad-request'] : []);
  if (hasBody) codes.add('too-large').add('unsupported-media-type');
  if (limitedBy !== undefined) codes.add('too-many-requests');
  for (const code of [...errors, ...ALWAYS]) codes.add(code);
  return [...codes].sort((a, b) => HTTP_STATUS[a] - HTTP_STATUS[b]);
}

/** The refusals of a path by status, as references to components. */
export function errorReferences(route: RestRoute): Record<string, Reference> {
  return Object.fromEntries(
    errorCodes(route).map((code) => [
      String(HTTP_STATUS[code]),
      { $ref: `#/components/responses/${componentName(code)}` },
    ]),
  );
}

/** components/responses: one for every code that some path refuses with. */
export function errorResponses(
  routes: readonly RestRoute[],
  error: JsonSchema,
): Record<string, Response> {
  const used = new Set(routes.flatMap(errorCodes));
  return Object.fromEntries(
    [...used].map((code) => {
      const { description, message } = ERRORS[code];
      const mayRetry = code === 'too-many-requests' || code === 'unavailable';
      const headers = mayRetry
        ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
        : {};
      const content = { 'application/json': { schema: error, example: { message } } };
      return [componentName(code), { description, ...headers, content }];
    }),
  );
}
