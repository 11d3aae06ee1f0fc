import { z } from 'zod';
import { storableText } from './text.ts';

const aiGeneratedSchema = z
  .union([z.literal(0), z.literal(1)])
  .describe('1 when an AI provider wrote the text, which pages say beside it');

/** The article of a topic as it is stored and sent. */
export const topicContentSchema = z
  .object({
    id: z.int().describe('0 for text that is not stored'),
    topicId: z.int(),
    content: z.string().describe('The article as sanitised HTML'),
    aiGenerated: aiGeneratedSchema,
    createdAt: z.iso.datetime().nullable().describe('null for text that is not stored'),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TopicContent', description: 'The article of a topic' });
export type TopicContent = z.infer<typeof topicContentSchema>;

/** Where a topic's text comes from: the editors' library, an AI provider, or the generic article. */
export const contentOriginSchema = z
  .enum(['library', 'ai', 'generic'])
  .describe("Where the text comes from: the editors' library, an AI provider, a generic article");
export type ContentOrigin = z.infer<typeof contentOriginSchema>;

export const contentHtmlSchema = z
  .object({ content: z.string().describe('The article as sanitised HTML') })
  .meta({ id: 'ContentHtml', description: 'The article of a topic, and nothing else' });

export const generateRequestSchema = z
  .object({
    topic: storableText(120)
      .trim()
      .min(1, 'Please name a topic.')
      .meta({ description: 'The words of a slug, capitalised', examples: ['Reserve Funds'] }),
  })
  .meta({ id: 'GenerateRequest', description: 'A topic named by its title' });
export const generatedContentSchema = z
  .object({
    content: z.string().describe('The article as sanitised HTML'),
    aiGenerated: aiGeneratedSchema,
  })
  .meta({ id: 'GeneratedContent', description: 'An article, and whether a provider wrote it' });
export type GeneratedContent = z.infer<typeof generatedContentSchema>;
