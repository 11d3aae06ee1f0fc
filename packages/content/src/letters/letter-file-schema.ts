import {
  type Letter,
  type LetterField,
  type LetterPart,
  letterFieldIdSchema,
  letterFieldSchema,
  letterPartSchema,
  letterSchema,
} from '@hoa/core/schemas/letter';
import { fieldWords } from '@hoa/core/schemas/letter-fields';
import { z } from 'zod';

const fieldInFile = z.union([
  letterFieldIdSchema,
  z.strictObject({
    id: letterFieldIdSchema,
    optional: z.boolean().default(false),
    label: z.string().min(1).optional(),
    help: z.string().min(1).optional(),
    options: letterFieldSchema.shape.options,
  }),
]);

const [paragraph, , list, law] = letterPartSchema.options;
const { text, when } = paragraph.shape;

/** A part as it is written: words alone are a paragraph. */
const partInFile = z.union([
  text,
  z.strictObject({ text, when }),
  z.strictObject({ heading: text, when }),
  z.strictObject({ list: list.shape.items, numbered: z.boolean().optional(), when }),
  z.strictObject({
    law: law.shape.questions,
    words: law.shape.words,
    most: law.shape.most,
    lead: law.shape.lead,
    otherwise: law.shape.otherwise,
    when,
  }),
]);

/** A file of a letter: short where the vocabulary of fields says the rest. */
export const letterFileSchema = letterSchema
  .omit({ fields: true, body: true })
  .extend({
    fields: z.array(fieldInFile).min(1),
    articles: letterSchema.shape.articles.min(1),
    about: letterSchema.shape.about.default([]),
    enclosures: letterSchema.shape.enclosures.default([]),
    closing: letterSchema.shape.closing.default('Sincerely,'),
    body: z.array(partInFile).min(1),
  })
  .strict();
type LetterFile = z.infer<typeof letterFileSchema>;

function fieldOf(inFile: z.infer<typeof fieldInFile>): LetterField {
  const own = typeof inFile === 'string' ? { id: inFile, optional: false } : inFile;
  const { optional, ...said } = own;
  const { options, ...words } = fieldWords(own.id);
  const known = options === undefined ? {} : { options: options.map((option) => ({ ...option })) };
  return { ...words, ...known, ...said, required: !optional };
}

function partOf(inFile: z.infer<typeof partInFile>): LetterPart {
  if (typeof inFile === 'string') return { kind: 'paragraph', text: inFile };
  if ('text' in inFile) return { kind: 'paragraph', ...inFile };
  if ('heading' in inFile) return { kind: 'heading', text: inFile.heading, when: inFile.when };
  if ('list' in inFile) {
    const { list: items, ...more } = inFile;
    return { kind: 'list', items, ...more };
  }
  const { law: questions, ...more } = inFile;
  return { kind: 'law', questions, ...more };
}

/** Every letter has a day, and may say how it is sent. */
const ALWAYS = [fieldOf('today'), fieldOf({ id: 'sentBy', optional: true })];

/** The letter of a file, its fields and parts in full. */
export function letterOfFile({ fields, body, ...letter }: LetterFile): Letter {
  return {
    ...letter,
    fields: [...ALWAYS, ...fields.map(fieldOf)],
    body: body.map(partOf),
  };
}

/** Every text of a letter in which a mark may stand. */
export function markedTexts(letter: Letter): string[] {
  const { from, to, subject, about, greeting, body, signature, enclosures } = letter;
  const parts = body.flatMap((part) => {
    if (part.kind === 'list') return part.items;
    return part.kind === 'law' ? [part.lead, part.otherwise] : [part.text];
  });
  return [...from, ...to, subject, ...about, greeting, ...parts, ...signature, ...enclosures];
}
