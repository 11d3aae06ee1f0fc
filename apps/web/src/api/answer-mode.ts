import type { AnswerMode } from '@hoa/core/schemas/answer';
import { useQueryClient } from '@tanstack/react-query';

/** Under which the server leaves it among the queries that travel with the page. */
export const ANSWER_MODE_KEY = ['answer-mode'] as const;

/** Whether a provider composes answers here; the library alone does where nothing was said. */
export function useAnswerMode(): AnswerMode {
  return useQueryClient().getQueryData<AnswerMode>(ANSWER_MODE_KEY) ?? 'library';
}
