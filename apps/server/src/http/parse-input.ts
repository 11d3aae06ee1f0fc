import { type FieldFault, PortalError } from '@hoa/core/errors';
import type { ZodError, ZodType } from 'zod';

/** More than anybody mends at once, few enough for a short answer to whatever is sent. */
const FIELD_FAULTS_MAX = 10;

/** The first thing that is wrong with an input, with the name of the field where it has one. */
function firstIssue(error: ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'The request is not valid.';
  // Our own messages are whole sentences; zod's want the field named.
  const isSentence =
    issue.code === 'custom' || issue.code === 'too_big' || issue.code === 'too_small';
  const field = issue.path.join('.');
  return isSentence || field === '' ? issue.message : `${field}: ${issue.message}`;
}

function fieldFaults({ issues }: ZodError): FieldFault[] {
  return issues
    .slice(0, FIELD_FAULTS_MAX)
    .map(({ path, message }) => ({ field: path.join('.'), message }));
}

/** An input that does not fit its schema, as a refusal that names every field at fault. */
export function inputError(error: ZodError): PortalError {
  return new PortalError('bad-request', firstIssue(error), {
    cause: error,
    fields: fieldFaults(error),
  });
}

/** @throws PortalError 'bad-request' that says what is wrong with the input */
export function parseInput<Output>(schema: ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw inputError(parsed.error);
}
