import { z } from 'zod';
import { answerSchema, citationSchema } from './answer.ts';

/** The library's answer, at once; `composing` says that a provider is working on a better one. */
const libraryEventSchema = z.object({
  type: z.literal('library'),
  answer: answerSchema,
  composing: z.boolean(),
});

/** A checked block of the provider's answer: whole HTML, to be shown below the blocks before it. */
const blockEventSchema = z.object({
  type: z.literal('block'),
  html: z.string().describe('Sanitised; its numbers are places in sources'),
  sources: z.array(citationSchema).describe('Every section cited so far'),
});

/** The answer as it stays: it replaces all that was shown before. */
const answerEventSchema = z.object({ type: z.literal('answer'), answer: answerSchema });

/** What ask.stream yields: library, then blocks while a provider writes, last the answer. */
export const askEventSchema = z.discriminatedUnion('type', [
  libraryEventSchema,
  blockEventSchema,
  answerEventSchema,
]);
export type AskEvent = z.infer<typeof askEventSchema>;
