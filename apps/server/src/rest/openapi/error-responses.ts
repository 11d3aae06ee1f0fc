import {
  HTTP_STATUS,
  INTERNAL_ERROR_MESSAGE,
  type PortalErrorCode,
  type Refusal,
} from '@hoa/core/errors';
import { BODY_MAX_BYTES } from '@hoa/core/limits';
import { EMPTY_QUESTION_MESSAGE } from '@hoa/core/messages';
import { TOO_LARGE_MESSAGE } from '../../http/error-handler.ts';
import type { RestRoute } from '../rest-routes.ts';
import type { JsonSchema, Reference, Response } from './openapi-types.ts';

/** A refusal as an example, and what is said of its kind. */
interface ErrorText extends Omit<Refusal, 'code'> {
  description: string;
}

const ERRORS: Record<PortalErrorCode, ErrorText> = {
  'bad-request': {
    description:
      'The request does not fit its schema; the message names the first fault, fields all of them',
    message: EMPTY_QUESTION_MESSAGE,
    fields: [{ field: 'question', message: EMPTY_QUESTION_MESSAGE }],
  },
  'not-found': { description: 'Nothing has this name', message: 'Category not found' },
  'method-not-allowed': {
    description: 'The path does not take this method',
    message: 'Use POST here.',
  },
  'too-large': {
    description: `The body is larger than ${BODY_MAX_BYTES / 1024} KB`,
    message: TOO_LARGE_MESSAGE,
  },
  'unsupported-media-type': {
    description: 'The body is not application/json',
    message: 'Send the request as application/json.',
  },
  'too-many-requests': {
    description: 'A limit per visitor is reached; Retry-After says when to come back',
    message: 'You have asked many questions in a short time. Please wait a minute.',
    retryAfterSeconds: 42,
  },
  unavailable: {
    description: 'Too many are asking right now, or a part that this needs is away',
    message: 'The service is busy. Please try again in a moment.',
    retryAfterSeconds: 2,
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

/** A path that takes no input still refuses what is no request for it. */
export const NO_REQUEST = {
  '4XX': { $ref: '#/components/responses/NoRequest' },
} satisfies Record<string, Reference>;

/** The refusals of a path by status, as references to components. */
export function errorReferences(route: RestRoute): Record<string, Reference> {
  const codes = errorCodes(route);
  const isRefused = codes.some((code) => HTTP_STATUS[code] < 500);
  const references = codes.map((code): [string, Reference] => [
    String(HTTP_STATUS[code]),
    { $ref: `#/components/responses/${componentName(code)}` },
  ]);
  return { ...(isRefused ? {} : NO_REQUEST), ...Object.fromEntries(references) };
}

/** components/responses: one for every code that some path refuses with. */
export function errorResponses(
  routes: readonly RestRoute[],
  error: JsonSchema,
): Record<string, Response> {
  const used = new Set(routes.flatMap(errorCodes));
  const response = (code: PortalErrorCode): Response => {
    const { description, message, ...rest } = ERRORS[code];
    const example: Refusal = { message, code, ...rest };
    const mayRetry = code === 'too-many-requests' || code === 'unavailable';
    const headers = mayRetry
      ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
      : {};
    return { description, ...headers, content: { 'application/json': { schema: error, example } } };
  };
  return {
    ...Object.fromEntries([...used].map((code) => [componentName(code), response(code)])),
    NoRequest: { ...response('method-not-allowed'), description: 'No request that the path takes' },
  };
}
