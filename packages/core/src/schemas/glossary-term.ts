import { z } from 'zod';

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
