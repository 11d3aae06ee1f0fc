import { LETTER_FORM_MAX_BYTES } from '@hoa/core/limits';
import type { LetterByForm } from '@hoa/core/rendering/page-renderer';
import { type Letter, letterFillRequestSchema } from '@hoa/core/schemas/letter';
import type { ZodType } from 'zod';
import { inputError } from '../http/parse-input.ts';
import type { Services } from '../services/services.ts';
import { linesOf, type PageForm } from './page-form.ts';

const { state: stateSchema, community: communitySchema } = letterFillRequestSchema.shape;

/** What was chosen in a field, where it is one of its choices. */
function chosenIn<Choice>(form: URLSearchParams, name: string, schema: ZodType<Choice>) {
  return schema.safeParse(form.get(name) || undefined).data;
}

/** What a form was sent with, as it is shown again. */
function sentIn(form: URLSearchParams, { fields }: Letter, error: string | null): LetterByForm {
  return {
    values: Object.fromEntries(fields.map(({ id }) => [id, linesOf(form, id)])),
    state: chosenIn(form, 'state', stateSchema),
    community: chosenIn(form, 'community', communitySchema),
    error,
  };
}

/**
 * Reads what was filled in. What cannot be taken is told and stays in its field, so that nothing of
 * it is lost.
 */
function filledIn(form: URLSearchParams, letter: Letter): LetterByForm {
  const { slug } = letter;
  const sent = sentIn(form, letter, null);
  const state = form.get('state') || undefined;
  const community = form.get('community') || undefined;
  const whole = letterFillRequestSchema.safeParse({ ...sent, slug, state, community });
  if (whole.success) return { ...sent, values: whole.data.values };
  return { ...sent, error: inputError(whole.error).message };
}

/**
 * The form of a letter: its page comes back with the letter filled in. What was sent is neither
 * kept nor logged.
 */
export function letterForm({ letters }: Services): PageForm {
  return {
    path: '/letters/:slug',
    maxBytes: LETTER_FORM_MAX_BYTES,
    tooLarge:
      'That is more text than a letter may hold, and it did not arrive. Go back one page: your browser still has what you wrote. Shorten it there and send it again.',
    unexpected: 'The letter could not be filled in just now. Please send it again.',
    answer: ({ form, slug }) => ({ letter: filledIn(form, letters.bySlug(slug)) }),
    refused: ({ form, slug }, error) => ({ letter: sentIn(form, letters.bySlug(slug), error) }),
  };
}
