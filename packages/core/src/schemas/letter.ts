import { z } from 'zod';
import { communitySchema, jurisdictionSchema, lawFactSchema } from './law.ts';
import { FIELD_KINDS } from './letter-field-words.ts';
import { LETTER_FIELD_IDS } from './letter-fields.ts';
import { slugSchema, storableText } from './text.ts';

/** Longest value of a field of a letter, in characters. */
export const LETTER_VALUE_MAX = 2_000;

export const letterFieldIdSchema = z.enum(LETTER_FIELD_IDS).meta({
  description: 'A field, named alike in all letters and guides',
  examples: ['senderName'],
});

const letterOptionSchema = z
  .object({ value: slugSchema, label: z.string().min(1) })
  .meta({ id: 'LetterOption', description: 'What may be chosen, as the letter says it' });

export const letterFieldSchema = z
  .object({
    id: letterFieldIdSchema,
    label: z
      .string()
      .min(1)
      .meta({ examples: ['Your name'] }),
    kind: z
      .enum(FIELD_KINDS)
      .describe(
        'How its value is written: date as 2026-12-01, money and number as digits, lines as a line for each item, choice as the value of an option',
      ),
    required: z
      .boolean()
      .describe('true: without it the letter shows a mark; false: what names it is left out'),
    help: z.string().min(1).optional(),
    autocomplete: z.string().min(1).optional(),
    options: z
      .array(letterOptionSchema)
      .optional()
      .describe('Of a choice: what may be chosen, as the letter says it'),
  })
  .meta({ id: 'LetterField', description: 'What a letter asks for' });
export type LetterField = z.infer<typeof letterFieldSchema>;

/** A text with marks: 'Notice of {noticeDate}'. */
const markedText = z
  .string()
  .min(1)
  .max(1_200)
  .meta({ examples: ['Notice of {noticeDate}'] });

const conditionSchema = z
  .object({
    field: letterFieldIdSchema,
    is: z.array(slugSchema).min(1).optional().describe('Chosen is one of these'),
    given: z.boolean().optional().describe('Whether anything was given'),
  })
  .meta({
    id: 'LetterCondition',
    description: 'The part is in the letter only where this holds',
  });
export type LetterCondition = z.infer<typeof conditionSchema>;

const when = { when: conditionSchema.optional() };

export const letterPartSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), text: markedText, ...when }),
    z.object({ kind: z.literal('heading'), text: markedText, ...when }),
    z.object({
      kind: z.literal('list'),
      items: z
        .array(markedText)
        .min(1)
        .describe(
          'An item that is only the mark of a field of lines becomes an item for each line',
        ),
      numbered: z.boolean().optional(),
      ...when,
    }),
    z.object({
      kind: z.literal('law'),
      questions: z
        .array(slugSchema)
        .min(1)
        .describe('Questions of the table of the law whose rules the letter cites'),
      words: z.string().min(1).optional().describe('What its rules speak of; the nearest lead'),
      most: z
        .int()
        .min(1)
        .max(3)
        .optional()
        .describe('How many rules it cites at most; 3 otherwise'),
      lead: markedText.describe('Before the rules of the chosen state'),
      otherwise: markedText.describe('In their place: the letter relies on the documents alone'),
      ...when,
    }),
  ])
  .meta({ id: 'LetterPart', description: 'A part of the body of a letter' });
export type LetterPart = z.infer<typeof letterPartSchema>;

export const letterSummarySchema = z
  .object({
    slug: slugSchema.meta({ examples: ['hearing-request'] }),
    title: z
      .string()
      .min(1)
      .meta({ examples: ['Request for a hearing'] }),
    for: z.enum(['owner', 'board']).describe('Who writes it'),
    description: z.string().min(1).max(160).describe('What it does, in a line'),
    articles: z.array(slugSchema).describe('The articles that explain what it is about'),
  })
  .meta({ id: 'LetterSummary', description: 'A letter in the list of letters' });
export type LetterSummary = z.infer<typeof letterSummarySchema>;

export const letterSchema = letterSummarySchema
  .extend({
    when: z.string().min(1).describe('When to send it'),
    delivery: z
      .array(z.enum(['certified mail', 'first-class mail', 'hand delivery', 'e-mail', 'posting']))
      .min(1)
      .describe('How to send it, the best way first'),
    deliveryNote: z.string().min(1).describe('Why, and what to keep'),
    fields: z.array(letterFieldSchema).min(1),
    from: z.array(markedText).min(1).describe('Lines of the sender'),
    to: z.array(markedText).min(1).describe('Lines of the recipient'),
    subject: markedText,
    about: z.array(markedText).describe('Lines under the subject: the home, the account'),
    greeting: markedText,
    body: z.array(letterPartSchema).min(1),
    closing: z
      .string()
      .min(1)
      .meta({ examples: ['Sincerely,'] }),
    signature: z.array(markedText).min(1),
    enclosures: z.array(markedText),
    beforeSending: z.array(z.string().min(1)).min(1).describe('What to look at before it is sent'),
  })
  .meta({ id: 'Letter', description: 'A letter with what it asks for' });
export type Letter = z.infer<typeof letterSchema>;

/** What a visitor gave, by field. A field that the letter does not have is not read. */
export const letterValuesSchema = z
  .partialRecord(letterFieldIdSchema, storableText(LETTER_VALUE_MAX))
  .meta({ description: 'What stands in each field', examples: [{ senderName: 'Ann Example' }] });
export type LetterValues = z.infer<typeof letterValuesSchema>;

const letterSlug = slugSchema.meta({ examples: ['hearing-request'] });

export const letterListRequestSchema = z.object({
  topic: slugSchema
    .optional()
    .meta({ description: 'Only those of an article', examples: ['violation-notices'] }),
});

export const letterRequestSchema = z.object({ slug: letterSlug });

export const letterLawRequestSchema = z.object({
  slug: letterSlug,
  state: jurisdictionSchema.optional(),
});
export type LetterLawRequest = z.infer<typeof letterLawRequestSchema>;

export const letterFillRequestSchema = z.object({
  slug: letterSlug,
  state: jurisdictionSchema
    .optional()
    .describe('Whose law is cited; without it, federal law alone'),
  community: communitySchema
    .extract(['planned-community', 'condominium'])
    .optional()
    .describe('Where a state has an act for each'),
  values: letterValuesSchema,
});
export type LetterFillRequest = z.infer<typeof letterFillRequestSchema>;

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
