import { z } from 'zod';
import { slugSchema } from './text.ts';

/** A topic to read, by its slug and title. */
const readingStepSchema = z
  .object({
    slug: slugSchema.meta({ examples: ['violation-fines'] }),
    title: z.string().meta({ examples: ['Violation Fines'] }),
  })
  .meta({ id: 'ReadingStep', description: 'A topic to read' });

export const situationSchema = z
  .object({
    id: slugSchema.meta({ examples: ['violation-notice'] }),
    words: z.string().describe('As people in it say it'),
    aim: z.string().describe('What the reading leads to'),
    reading: z.array(readingStepSchema).describe('What to read, in order'),
    question: z.string().describe('What to ask the assistant'),
  })
  .meta({ id: 'Situation', description: 'A place where people start, and what to read there' });

export const situationRequestSchema = z.object({
  id: slugSchema.meta({ examples: ['violation-notice'] }),
});
