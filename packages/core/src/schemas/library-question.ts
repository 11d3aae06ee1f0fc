import { z } from 'zod';
import { SEARCH_MAX_CHARS } from '../limits.ts';
import { storableText, wholeNumberSchema } from './text.ts';

/** A question that a section of an article answers, as its editors wrote both. */
export const articleQuestionSchema = z
  .object({
    question: z.string().meta({ examples: ['Can reserves pay for mowing or insurance?'] }),
    answer: z.string().describe('One or two sentences that the section supports, as plain text'),
    heading: z.string().describe('Heading of the section'),
    url: z.string().describe('Path of the section on this site: /topic/{slug}#{anchor}'),
  })
  .meta({ id: 'ArticleQuestion', description: 'A question that a section of an article answers' });
export type ArticleQuestion = z.infer<typeof articleQuestionSchema>;

export const suggestedQuestionSchema = articleQuestionSchema
  .extend({ title: z.string().describe('Title of the topic') })
  .meta({ id: 'SuggestedQuestion', description: 'A question of the library that fits some words' });
export type SuggestedQuestion = z.infer<typeof suggestedQuestionSchema>;

/** Suggestions that one request may ask for. */
const SUGGESTIONS_MAX = 20;

export const suggestRequestSchema = z.object({
  q: storableText(SEARCH_MAX_CHARS).meta({
    description: 'The beginning of a question; its last word may be cut short',
    examples: ['can they fine'],
  }),
  limit: wholeNumberSchema(1, SUGGESTIONS_MAX).prefault(6).describe('Suggestions at most'),
});

export const suggestionsSchema = z
  .object({ questions: z.array(suggestedQuestionSchema).describe('Best first') })
  .meta({ id: 'Suggestions', description: 'Questions of the library that fit some words' });
export type Suggestions = z.infer<typeof suggestionsSchema>;
