import type { SuggestedQuestion, Suggestions } from '@hoa/core/schemas/library-question';
import { z } from 'zod';
import type { Site, Tool } from './tool.ts';

/** A question of the library as a model reads it. */
export const questionDataSchema = z.object({
  question: z.string(),
  answer: z.string(),
  url: z.string(),
});
type QuestionData = z.output<typeof questionDataSchema>;

/** A question as tools give it: with the whole address of the section that answers it. */
export function questionData(
  { question, answer, url }: SuggestedQuestion,
  { publicUrl }: Site,
): QuestionData {
  return { question, answer, url: `${publicUrl}${url}` };
}

/** A question on a line, with its short answer and where the whole one is. */
export function questionLine({ question, answer, url }: QuestionData): string {
  return `- ${question} ${answer} ${url}`;
}

const dataSchema = z.object({ questions: z.array(questionDataSchema) });

/** Questions that sections of articles answer, with their short answers. */
export const FIND_QUESTIONS: Tool<Suggestions, z.output<typeof dataSchema>> = {
  name: 'find_questions',
  title: 'Find questions that the library answers',
  description:
    'Finds questions on homeowners associations that the library answers, each with a short answer and the section it rests on. For a whole answer use ask_with_citations.',
  shape: {
    schema: dataSchema,
    data: ({ questions }, site) => ({
      questions: questions.map((question) => questionData(question, site)),
    }),
    text: ({ questions }) =>
      questions.map(questionLine).join('\n') || 'The library answers no question like this.',
  },
};
