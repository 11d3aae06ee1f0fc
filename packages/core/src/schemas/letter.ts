import { z } from 'zod';
import { jurisdictionSchema } from './law.ts';
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

const letterCommunitySchema = z.enum(['planned-community', 'condominium', 'cooperative']);
/** A kind of community as somebody who writes a letter knows it. */
export type LetterCommunity = z.infer<typeof letterCommunitySchema>;

export const letterFillRequestSchema = z.object({
  slug: letterSlug,
  state: jurisdictionSchema
    .optional()
    .describe('Whose law is cited; without it, federal law alone'),
  community: letterCommunitySchema
    .optional()
    .describe('Whose rules are cited where a state has some for each kind'),
  values: letterValuesSchema,
});
export type LetterFillRequest = z.infer<typeof letterFillRequestSchema>;
