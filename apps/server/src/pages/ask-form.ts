import { ASK_CATEGORY } from '@hoa/core/constants';
import { questionRequestSchema } from '@hoa/core/schemas/question';
import { parseInput } from '../http/parse-input.ts';
import type { Services } from '../services/services.ts';
import { linesOf, type PageForm } from './page-form.ts';

/**
 * The question form: the home page comes back with the answer. Whatever goes wrong is said beside
 * the question, which is never lost.
 */
export function askForm({ ask }: Services): PageForm {
  const questionOf = (form: URLSearchParams) => linesOf(form, 'question');
  /** The state that was chosen; one that there is not is not kept. */
  const stateOf = (form: URLSearchParams) =>
    questionRequestSchema.shape.state.safeParse(form.get('state') || undefined).data;
  return {
    path: '/',
    tooLarge: 'That is more text than a question may hold. Please shorten it.',
    unexpected: 'Your question could not be answered just now. Please send it again.',
    async answer({ form, caller }) {
      const question = questionOf(form);
      const request = parseInput(questionRequestSchema, {
        category: ASK_CATEGORY,
        question,
        state: form.get('state') || undefined,
      });
      const answer = await ask.answer(request, caller);
      return { question: { question, state: request.state, answer, error: null } };
    },
    refused: ({ form }, error) => ({
      question: { question: questionOf(form), state: stateOf(form), answer: null, error },
    }),
  };
}
