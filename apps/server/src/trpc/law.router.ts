import {
  lawChangesSchema,
  lawComparisonSchema,
  lawFactSchema,
  lawFactsRequestSchema,
  lawOfStateRequestSchema,
  lawOfStateSchema,
  lawQuestionRequestSchema,
  lawStateSchema,
} from '@hoa/core/schemas/law';
import { EXAMPLE_FACT, EXAMPLE_NOTICE, EXAMPLE_STATE } from './law.example.ts';
import { COMPARE_STATES, READ_STATE_LAW } from './law.tool.ts';
import { NO_INPUT, proceduresOn, router } from './trpc.ts';

const { shared } = proceduresOn('The law of the states, rule by rule');

export const lawRouter = router({
  states: shared({
    rest: 'GET /api/law/states',
    summary: 'Every state with how much of its law was checked',
    description: 'Federal law comes first. A state of which nothing was checked is listed too.',
    input: NO_INPUT,
    output: lawStateSchema.array(),
    example: { input: undefined, output: [EXAMPLE_STATE] },
  }).query(({ ctx }) => ctx.services.law.states()),

  state: shared({
    rest: 'GET /api/law/states/{state}',
    summary: 'The law of one state',
    description: 'Its acts, its facts and what is ahead: all, or what bears on one article.',
    errors: ['not-found'],
    input: lawOfStateRequestSchema,
    output: lawOfStateSchema,
    example: {
      input: { state: 'VA', topic: 'violation-fines' },
      output: {
        ...EXAMPLE_STATE,
        acts: [
          {
            name: "Property Owners' Association Act",
            citation: 'Va. Code tit. 55.1, ch. 18',
            community: 'planned-community',
            url: 'https://law.lis.virginia.gov/vacode/title55.1/chapter18/',
          },
        ],
        facts: [EXAMPLE_FACT],
        changes: [],
      },
    },
    tool: READ_STATE_LAW,
  }).query(({ ctx, input }) => ctx.services.law.state(input)),

  facts: shared({
    rest: 'GET /api/law/facts',
    summary: 'Facts of the law, by state, question and topic',
    description: 'All of them where nothing is named. Federal law first, then the states by name.',
    errors: ['not-found'],
    input: lawFactsRequestSchema,
    output: lawFactSchema.array(),
    example: { input: { state: 'VA', question: 'fine-cap' }, output: [EXAMPLE_FACT] },
  }).query(({ ctx, input }) => ctx.services.law.facts(input)),

  question: shared({
    rest: 'GET /api/law/questions/{question}',
    summary: 'One question with the rule of every state',
    errors: ['not-found'],
    input: lawQuestionRequestSchema,
    output: lawComparisonSchema,
    example: {
      input: { question: 'fine-cap' },
      output: {
        id: 'fine-cap',
        label: 'Fine cap',
        title: 'How much may an association fine?',
        topics: ['violation-fines'],
        facts: [EXAMPLE_FACT],
      },
    },
    tool: COMPARE_STATES,
  }).query(({ ctx, input }) => ctx.services.law.question(input.question)),

  changes: shared({
    rest: 'GET /api/law/changes',
    summary: 'What changed in the law and what is ahead',
    input: NO_INPUT,
    output: lawChangesSchema,
    example: {
      input: undefined,
      output: { notices: [EXAMPLE_NOTICE], facts: [{ ...EXAMPLE_FACT, effective: '2026-07-01' }] },
    },
  }).query(({ ctx }) => ctx.services.law.changes()),
});
