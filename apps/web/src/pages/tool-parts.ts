import type { Calculator } from '@hoa/core/calculators/calculator';
import { LazyCode } from '../app/lazy-code';
import type { PagePart } from '../app/lazy-page';

const part = (chunk: string, importCalculator: () => Promise<Calculator>) => ({
  chunk,
  lazy: new LazyCode(importCalculator),
});

const PARTS = {
  'notice-dates': part(
    'notice-dates',
    async () => (await import('@hoa/core/calculators/notice-dates')).NOTICE_DATES,
  ),
  'quorum-and-votes': part(
    'quorum-and-votes',
    async () => (await import('@hoa/core/calculators/quorum-and-votes')).QUORUM_AND_VOTES,
  ),
  'fine-accrual': part(
    'fine-accrual',
    async () => (await import('@hoa/core/calculators/fine-accrual')).FINE_ACCRUAL,
  ),
  'late-fees-and-interest': part(
    'late-fees',
    async () => (await import('@hoa/core/calculators/late-fees')).LATE_FEES,
  ),
  'assessment-increase': part(
    'assessment-increase',
    async () => (await import('@hoa/core/calculators/assessment-increase')).ASSESSMENT_INCREASE,
  ),
  'special-assessment': part(
    'special-assessment',
    async () => (await import('@hoa/core/calculators/special-assessment')).SPECIAL_ASSESSMENT,
  ),
  'budget-per-home': part(
    'budget-per-home',
    async () => (await import('@hoa/core/calculators/budget-per-home')).BUDGET_PER_HOME,
  ),
  'reserve-funding': part(
    'reserve-funding',
    async () => (await import('@hoa/core/calculators/reserve-funding')).RESERVE_FUNDING,
  ),
};

/** The calculators by their slugs; a page fetches the code of its own and no other. */
export const TOOL_PARTS: ReadonlyMap<string, PagePart<Calculator>> = new Map(Object.entries(PARTS));
