import { PortalError } from '@hoa/core/errors';
import type { ZodError, ZodType } from 'zod';

/** The first thing that is wrong with an input, with the name of the field where it has one. */
export function firstIssue(error: ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'The request is not valid.';
  // Our own messages are whole sentences; zod's want the field named.
  const isSentence =
    issue.code === 'custom' || issue.code === 'too_big' || issue.code === 'too_small';
  const field = issue.path.join('.');
  return isSentence || field === '' ? issue.message : `${field}: ${issue.message}`;
}

/** @throws PortalError 'bad-request' that says what is wrong with the input */
export function parseInput<Output>(schema: ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new PortalError('bad-request', firstIssue(parsed.error), { cause: parsed.error });
}
