import { z } from 'zod';

export const resourceSchema = z
  .object({
    id: z.int(),
    title: z.string().min(1),
    description: z.string().min(1),
    fileType: z
      .string()
      .min(1)
      .meta({ examples: ['PDF'] }),
    iconClass: z.string().min(1),
    fileInfo: z
      .string()
      .min(1)
      .meta({ examples: ['2 pages'] }),
    downloadUrl: z
      .string()
      .min(1)
      .describe("A URL that starts with http, or '#' while there is none"),
  })
  .meta({ id: 'Resource', description: 'A template or tool of the resource library' });
export type Resource = z.infer<typeof resourceSchema>;
