import { z } from 'zod';
import { lawFactSchema } from './law.ts';
import { letterFieldIdSchema } from './letter.ts';
import { slugSchema } from './text.ts';

/** A run of text: as written, as filled in, what is missing, or what has to be looked at first. */
export const letterRunSchema = z
  .object({
    kind: z.enum(['text', 'value', 'missing', 'check']),
    text: z.string(),
    field: letterFieldIdSchema.optional().describe('Where the text comes from, or is missing'),
  })
  .meta({ id: 'LetterRun', description: 'A run of text of a filled letter' });
export type LetterRun = z.infer<typeof letterRunSchema>;

export const LETTER_BLOCK_KINDS = [
  'sender',
  'date',
  'delivery',
  'recipient',
  'subject',
  'about',
  'greeting',
  'paragraph',
  'heading',
  'list',
  'numbered-list',
  'law',
  'closing',
  'signature',
  'enclosures',
] as const;

export const letterBlockSchema = z
  .object({
    id: z.string().describe('The same for the same part however the letter is filled'),
    kind: z.enum(LETTER_BLOCK_KINDS),
    lines: z.array(z.array(letterRunSchema)).describe('Lines, or items of a list'),
  })
  .meta({ id: 'LetterBlock', description: 'A block of a filled letter' });
export type LetterBlock = z.infer<typeof letterBlockSchema>;

const missingFieldSchema = z
  .object({ field: letterFieldIdSchema, label: z.string() })
  .meta({ id: 'MissingField', description: 'A field that a letter needs' });

const unusedFieldSchema = missingFieldSchema.meta({
  id: 'UnusedField',
  description: 'A field that a letter leaves out',
});

const fieldProblemSchema = z
  .object({ field: letterFieldIdSchema, message: z.string() })
  .meta({ id: 'FieldProblem', description: 'Why what was given cannot be read' });

const letterBasisSchema = z
  .object({
    reliesOn: z.enum(['law', 'documents']),
    note: z.string().describe('What the letter relies on, in a sentence'),
    facts: z.array(lawFactSchema).describe('The rules that it cites, in their order'),
  })
  .meta({ id: 'LetterBasis', description: 'What a letter relies on beside the documents' });

export const filledLetterSchema = z
  .object({
    slug: slugSchema,
    title: z.string(),
    blocks: z.array(letterBlockSchema),
    missing: z
      .array(missingFieldSchema)
      .describe('What has to be filled in by hand; the letter shows a mark for each'),
    unused: z
      .array(unusedFieldSchema)
      .describe(
        'What was given and stands nowhere in the letter, as what was chosen leaves it out',
      ),
    problems: z
      .array(fieldProblemSchema)
      .describe('What was given and could not be read; it counts as missing'),
    basis: letterBasisSchema,
    text: z.string().describe('The whole letter as plain text'),
  })
  .meta({ id: 'FilledLetter', description: 'A letter filled in, with what is missing' });
export type FilledLetter = z.infer<typeof filledLetterSchema>;
