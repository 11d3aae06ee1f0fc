import { z } from 'zod';
import { INT4_MAX, SLUG_MAX_CHARS } from '../limits.ts';
import { isSlug } from '../text/slug.ts';

/** Text that PostgreSQL can store: no NUL, no half of a surrogate pair. */
export function storableText(maxChars: number) {
  return z
    .string()
    .max(maxChars, `Please use at most ${maxChars.toLocaleString('en-US')} characters.`)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), {
      message: 'The text holds characters that cannot be stored. Please retype it.',
    });
}

export const slugSchema = z
  .string()
  .refine(isSlug, {
    message: `A slug is lower-case letters, digits and single hyphens, at most ${SLUG_MAX_CHARS} characters.`,
  })
  .meta({
    description: 'Lower-case words joined by single hyphens',
    pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    maxLength: SLUG_MAX_CHARS,
    examples: ['reserve-funds'],
  });

/** What is said of a value that does not fit; one that was not sent is told so as any other. */
export function unlessMissing(words: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? undefined : words);
}

/**
 * A whole number within bounds, none below 0; a path or a query string carries it as digits. Nothing
 * else is one: an empty text, `true` or `0x5` would otherwise be counted as 0, 1 or 5.
 *
 * @param words said of whatever does not fit; without them a bound that is passed is named alone
 */
export function wholeNumberSchema(min: number, max: number, words?: string) {
  const said = unlessMissing(words ?? `Please send a whole number from ${min} to ${max}.`);
  return z.preprocess(
    (sent: number | string) =>
      typeof sent === 'string' && /^\d+$/.test(sent) ? Number(sent) : sent,
    z
      .number({
        error: (issue) =>
          words !== undefined || issue.code === 'invalid_type' ? said(issue) : undefined,
      })
      .int()
      .min(min)
      .max(max),
  );
}

/** Identifiers are PostgreSQL integers. */
export const idSchema = wholeNumberSchema(
  0,
  INT4_MAX,
  `An identifier is a whole number from 0 to ${INT4_MAX}.`,
).describe('A numeric identifier');
