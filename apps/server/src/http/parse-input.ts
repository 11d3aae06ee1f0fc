import { type FieldFault, PortalError } from '@hoa/core/errors';
import type { ZodError, ZodType, z } from 'zod';
import { plainFault } from './plain-fault.ts';

type Issue = z.core.$ZodIssue;

/** More than anybody mends at once, few enough for a short answer to whatever is sent. */
const FIELD_FAULTS_MAX = 10;

/** What is wrong, in words that a person may be shown; each unknown field by its name. */
function faultsOf(issue: Issue): FieldFault[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.'),
      message: 'There is no such field.',
    }));
  }
  const named = `${field}: `;
  const message = plainFault(issue) ?? issue.message;
  return [{ field, message: message.startsWith(named) ? message.slice(named.length) : message }];
}

/** The first thing that is wrong with an input, with the name of the field where it has one. */
function firstFault([issue]: readonly Issue[]): string {
  const fault = issue && faultsOf(issue)[0];
  if (issue === undefined || fault === undefined) return 'The request is not valid.';
  // What a schema has words for is a whole sentence; other faults want the field named.
  const isSentence =
    issue.code === 'custom' || issue.code === 'too_big' || issue.code === 'too_small';
  if (isSentence && plainFault(issue) === null) return issue.message;
  return fault.field === '' ? fault.message : `${fault.field}: ${fault.message}`;
}

/** Whether a number passes what every whole number may be; its own bounds say more. */
function isBeyondAll(issue: Issue): boolean {
  if (issue.code === 'too_big') return issue.maximum === Number.MAX_SAFE_INTEGER;
  return issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER;
}

/** What is wrong with an input, without what is said better beside it. */
function issuesOf({ issues }: ZodError): Issue[] {
  const own = issues.filter((issue) => !isBeyondAll(issue));
  return own.length === 0 ? issues : own;
}

/** An input that does not fit its schema, as a refusal that names every field at fault. */
export function inputError(error: ZodError): PortalError {
  const issues = issuesOf(error);
  return new PortalError('bad-request', firstFault(issues), {
    cause: error,
    fields: issues.flatMap(faultsOf).slice(0, FIELD_FAULTS_MAX),
  });
}

/** @throws PortalError 'bad-request' that says what is wrong with the input */
export function parseInput<Output>(schema: ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw inputError(parsed.error);
}
