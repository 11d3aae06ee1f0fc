import { filledLetterSchema } from '@hoa/core/schemas/filled-letter';
import { lawFactSchema } from '@hoa/core/schemas/law';
import {
  letterFillRequestSchema,
  letterLawRequestSchema,
  letterListRequestSchema,
  letterRequestSchema,
  letterSchema,
  letterSummarySchema,
} from '@hoa/core/schemas/letter';
import { EXAMPLE_FACT } from './law.example.ts';
import { EXAMPLE_FILLED, EXAMPLE_LETTER } from './letter.example.ts';
import { FILL_LETTER, LIST_LETTERS, READ_LETTER } from './letter.tool.ts';
import { proceduresOn, router } from './trpc.ts';

const { shared, limited } = proceduresOn('Letters and notices');

const { slug, title, for: writer, description, articles } = EXAMPLE_LETTER;

export const letterRouter = router({
  list: shared({
    rest: 'GET /api/letters',
    summary: 'The letters and notices, all or those of one article',
    description: "Owners' letters come first, then the notices of boards, each by title.",
    errors: ['not-found'],
    input: letterListRequestSchema,
    output: letterSummarySchema.array(),
    example: {
      input: { topic: 'violation-notices' },
      output: [{ slug, title, for: writer, description, articles }],
    },
    tool: LIST_LETTERS,
  }).query(({ ctx, input }) => ctx.services.letters.list(input.topic)),

  bySlug: shared({
    rest: 'GET /api/letters/{slug}',
    summary: 'One letter with what it asks for',
    description:
      'Its texts have marks such as {senderName}; fields are named alike in all letters.',
    errors: ['not-found'],
    input: letterRequestSchema,
    output: letterSchema,
    example: { input: { slug: 'hearing-request' }, output: EXAMPLE_LETTER },
    tool: READ_LETTER,
  }).query(({ ctx, input }) => ctx.services.letters.bySlug(input.slug)),

  law: shared({
    rest: 'GET /api/letters/{slug}/law',
    summary: 'The rules that a letter may cite in a state',
    description: 'Those of the state, then federal law; federal law alone where no state is named.',
    errors: ['not-found'],
    input: letterLawRequestSchema,
    output: lawFactSchema.array(),
    example: { input: { slug: 'fine-dispute', state: 'VA' }, output: [EXAMPLE_FACT] },
  }).query(({ ctx, input }) => ctx.services.letters.law(input)),

  fill: limited({
    rest: 'POST /api/letters/{slug}/fill',
    summary: 'Fills in a letter, with marks for what is missing',
    description:
      'What is missing, or cannot be read, stands in brackets; nothing is made up. The letter ' +
      'cites the rules of the state that the table of the law holds, or says that it relies on ' +
      'the documents alone. Nothing that is filled in is kept or logged.',
    errors: ['not-found'],
    limitedBy: 'countLetter',
    input: letterFillRequestSchema,
    output: filledLetterSchema,
    example: {
      input: { slug: 'hearing-request', values: { senderName: 'Ann Example' } },
      output: EXAMPLE_FILLED,
    },
    tool: FILL_LETTER,
  }).mutation(({ ctx, input }) => ctx.services.letters.fill(input, ctx.caller)),
});
