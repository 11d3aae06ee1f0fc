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

const NO_ID = `An identifier is a whole number from 0 to ${INT4_MAX}.`;
/**
 * Identifiers are PostgreSQL integers; a query string carries them as digits. Nothing else is one:
 * an empty text or `true` would otherwise be counted as 0 or 1.
 */
export const idSchema = z
  .preprocess(
    (sent: number | string) =>
      typeof sent === 'string' && /^\d+$/.test(sent) ? Number(sent) : sent,
    z.number({ error: NO_ID }).int(NO_ID).min(0, NO_ID).max(INT4_MAX, NO_ID),
  )
  .describe('A numeric identifier');
