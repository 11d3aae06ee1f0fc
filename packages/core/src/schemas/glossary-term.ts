import { z } from 'zod';
import { storableText } from './text.ts';

export const glossaryTermSchema = z
  .object({
    term: z
      .string()
      .min(1)
      .meta({ examples: ['Quorum'] }),
    emoji: z.string().min(1),
    shortTerm: z.string().optional().describe('The abbreviation in use, where there is one'),
    definition: z.string().min(1),
    aliases: z.array(z.string().min(1)).describe('The surface forms to match in a text'),
  })
  .meta({ id: 'GlossaryTerm', description: 'A word of the glossary with its definition' });
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const defineRequestSchema = z.object({
  term: storableText(100).meta({
    description: 'A word or abbreviation of associations, or the slug of a term',
    examples: ['quorum'],
  }),
});

/** A term as somebody reads it who asked what it means. */
const definitionSchema = glossaryTermSchema
  .pick({ term: true, emoji: true, shortTerm: true, definition: true })
  .meta({ id: 'Definition', description: 'A word of the glossary and what it means' });
export const definitionsSchema = z
  .object({ terms: z.array(definitionSchema) })
  .meta({ id: 'Definitions', description: 'The terms that a word may stand for' });
export type Definitions = z.infer<typeof definitionsSchema>;
