import { LETTER_FORM_MAX_BYTES } from '@hoa/core/limits';
import type { LetterByForm } from '@hoa/core/rendering/page-renderer';
import { letterFillRequestSchema } from '@hoa/core/schemas/letter';
import { inputError } from '../http/parse-input.ts';
import type { Services } from '../services/services.ts';
import { linesOf, type PageForm } from './page-form.ts';

const NOTHING: LetterByForm = {
  values: {},
  state: undefined,
  community: undefined,
  error: null,
};

/**
 * Reads what was filled in. What cannot be taken is told and stays in its field, so that nothing of
 * it is lost.
 */
function filledIn(form: URLSearchParams, slug: string, { letters }: Services): LetterByForm {
  const chosen = (name: string) => form.get(name) || undefined;
  const { fields } = letters.bySlug(slug);
  const values = Object.fromEntries(fields.map(({ id }) => [id, linesOf(form, id)]));
  const state = chosen('state');
  const community = chosen('community');
  const whole = letterFillRequestSchema.safeParse({ slug, values, state, community });
  if (whole.success) return { ...NOTHING, ...whole.data, error: null };
  const { error } = whole;
  return { ...NOTHING, values, error: inputError(error).message };
}

/**
 * The form of a letter: its page comes back with the letter filled in. What was sent is neither
 * kept nor logged.
 */
export function letterForm(services: Services): PageForm {
  return {
    path: '/letters/:slug',
    maxBytes: LETTER_FORM_MAX_BYTES,
    tooLarge:
      'That is more text than a letter may hold, and it did not arrive. Go back one page: your browser still has what you wrote. Shorten it there and send it again.',
    unexpected: 'The letter could not be filled in just now. Please send it again.',
    answer: ({ form, slug }) => ({ letter: filledIn(form, slug, services) }),
    refused: (_form, error) => ({ letter: { ...NOTHING, error } }),
  };
}
