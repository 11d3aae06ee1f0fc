import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** How zod begins what it says by itself; a schema that has words of its own says those. */
const ZODS_OWN = /^(?:Invalid |Too (?:big|small): expected )/;

/** What a kind of value is called. */
const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  nan: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What a value of a format looks like. */
const FORMATS: Record<string, string> = {
  date: 'a date such as 2027-01-15',
  uuid: 'an identifier as it was given, such as 3f1c8a52-6d0e-4b7a-9c41-2f5d8e6b7a90',
};

/** What a value is counted in; a number is not. */
const COUNTED: Record<string, string> = { string: ' characters', array: ' entries' };

function bound(words: string, limit: number | bigint, origin: string): string {
  const verb = origin === 'string' ? 'use' : 'send';
  return `Please ${verb} ${words} ${limit.toLocaleString('en-US')}${COUNTED[origin] ?? ''}.`;
}

/** What is wrong with a value, where its schema says no more than zod does. */
function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'This is needed, and was not sent.';
      return `Please send ${KINDS[issue.expected] ?? 'another kind of value'}.`;
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin);
    case 'too_small':
      return bound('at least', issue.minimum, issue.origin);
    case 'invalid_format':
      return `Please send ${FORMATS[issue.format] ?? 'it in the form that the documentation names'}.`;
    case 'invalid_value':
      return `Please send one of: ${issue.values.join(', ')}.`;
    case 'invalid_key':
      return 'There is no such field.';
    default:
      return 'This cannot be read.';
  }
}

/** @returns what is wrong in plain words; null for what its schema has words for */
export function plainFault(issue: Issue): string | null {
  return ZODS_OWN.test(issue.message) ? plainWords(issue) : null;
}
