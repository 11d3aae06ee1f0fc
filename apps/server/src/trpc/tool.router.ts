import { ASSESSMENT_INCREASE } from '@hoa/core/calculators/assessment-increase';
import { BUDGET_PER_HOME } from '@hoa/core/calculators/budget-per-home';
import type { Calculator } from '@hoa/core/calculators/calculator';
import { FINE_ACCRUAL } from '@hoa/core/calculators/fine-accrual';
import { textsSent } from '@hoa/core/calculators/input-schema';
import { LATE_FEES } from '@hoa/core/calculators/late-fees';
import { NOTICE_DATES } from '@hoa/core/calculators/notice-dates';
import { QUORUM_AND_VOTES } from '@hoa/core/calculators/quorum-and-votes';
import { RESERVE_FUNDING } from '@hoa/core/calculators/reserve-funding';
import { SPECIAL_ASSESSMENT } from '@hoa/core/calculators/special-assessment';
import { toolSchema } from '@hoa/core/schemas/calculation';
import { calculatorDeclaration } from './calculator-declaration.ts';
import type { Context } from './context.ts';
import { NO_INPUT, proceduresOn, router } from './trpc.ts';

/** A result of what a program sent. */
function calculate({ services }: Context, calculator: Calculator, input: Record<string, unknown>) {
  return services.tools.calculate(calculator, textsSent(calculator.fields, input));
}

const { personal, shared } = proceduresOn('Calculators with their working');

export const toolRouter = router({
  list: shared({
    rest: 'GET /api/tools',
    summary: 'Every calculator with its page',
    input: NO_INPUT,
    output: toolSchema.array(),
    example: {
      input: undefined,
      output: [
        {
          slug: NOTICE_DATES.slug,
          title: NOTICE_DATES.title,
          description: NOTICE_DATES.description,
          url: '/tools/notice-dates',
          topics: ['violation-notices'],
        },
      ],
    },
  }).query(({ ctx }) => ctx.services.tools.list()),

  noticeDates: personal(
    calculatorDeclaration(NOTICE_DATES, {
      direction: 'before',
      date: '2027-03-16',
      days: 14,
      mailing: 3,
      state: 'VA',
    }),
  ).query(({ ctx, input }) => calculate(ctx, NOTICE_DATES, input)),

  quorumAndVotes: personal(
    calculatorDeclaration(QUORUM_AND_VOTES, {
      homes: 120,
      quorum: '1/3',
      present: 22,
      proxies: 19,
      inFavor: 25,
      against: 14,
    }),
  ).query(({ ctx, input }) => calculate(ctx, QUORUM_AND_VOTES, input)),

  fineAccrual: personal(
    calculatorDeclaration(FINE_ACCRUAL, {
      single: 100,
      further: 25,
      first: '2027-01-15',
      until: '2027-03-15',
      state: 'FL',
    }),
  ).query(({ ctx, input }) => calculate(ctx, FINE_ACCRUAL, input)),

  lateFeesAndInterest: personal(
    calculatorDeclaration(LATE_FEES, {
      amount: 350,
      unpaid: 4,
      feeRule: 'percent',
      feePercent: 10,
      due: '2026-09-01',
      asOf: '2026-12-15',
      state: 'CA',
    }),
  ).query(({ ctx, input }) => calculate(ctx, LATE_FEES, input)),

  assessmentIncrease: personal(
    calculatorDeclaration(ASSESSMENT_INCREASE, {
      current: 325,
      proposed: 398,
      homes: 120,
      state: 'CA',
    }),
  ).query(({ ctx, input }) => calculate(ctx, ASSESSMENT_INCREASE, input)),

  specialAssessment: personal(
    calculatorDeclaration(SPECIAL_ASSESSMENT, {
      cost: 480_000,
      reserves: 120_000,
      split: 'equal',
      homes: 120,
      payment: 'installments',
      months: 24,
      due: '2027-03-01',
    }),
  ).query(({ ctx, input }) => calculate(ctx, SPECIAL_ASSESSMENT, input)),

  budgetPerHome: personal(
    calculatorDeclaration(BUDGET_PER_HOME, {
      operating: 412_000,
      reserves: 96_000,
      split: 'share',
      kinds: '1bedx60x0.70_2bedx40x0.95',
    }),
  ).query(({ ctx, input }) => calculate(ctx, BUDGET_PER_HOME, input)),

  reserveFunding: personal(
    calculatorDeclaration(RESERVE_FUNDING, {
      components: 'roofsx25x7x300000_pavingx20x12x180000',
      balance: 210_000,
      contribution: 36_000,
      homes: 120,
    }),
  ).query(({ ctx, input }) => calculate(ctx, RESERVE_FUNDING, input)),
});
