import { addMonths, daysBetween } from '../calendar/plain-date.ts';
import { type Cents, formatMoney } from '../money/cents.ts';
import { HUNDRED_PERCENT } from '../money/hundredths.ts';
import { percentOf, timesRatio } from '../money/ratio.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type Law } from './calculator.ts';
import { spanProblem } from './day-span.ts';
import { LATE_FEE_FIELDS, type LateFeeValues } from './late-fee-fields.ts';
import {
  answerOf,
  figuresOf,
  installmentsTable,
  type LateInstallment,
  type Owed,
  owedChart,
  workingOf,
} from './late-fee-result.ts';
import { factsFor, figureAt, lawLimits, sectionOf } from './law-figures.ts';
import { INTEREST_FIGURES, LATE_FEE_FIGURES } from './law-places.ts';
import { TOOLS } from './tool-list.ts';

const DAYS_A_YEAR = 365;

/** Simple interest: amount × yearly rate × days ÷ 365, rounded to the nearest cent. */
export function simpleInterest(amount: Cents, rate: number, days: number): Cents {
  return timesRatio(amount, rate * days, HUNDRED_PERCENT * DAYS_A_YEAR);
}

const FEE_OF = {
  none: () => 0,
  dollars: (dollars: Cents) => dollars,
  percent: (_: Cents, percent: Cents) => percent,
  greater: Math.max,
  lesser: Math.min,
};

/** The late charge that the law allows for an installment; undefined where the table has none. */
function lawFee(facts: readonly LawFact[], amount: Cents) {
  for (const { fact, dollars, percent, takes } of LATE_FEE_FIGURES) {
    const fixed = figureAt(facts, [{ fact, of: dollars }]);
    if (fixed === undefined) continue;
    const part = percent === undefined ? undefined : figureAt(facts, [{ fact, of: percent }]);
    const most = FEE_OF[takes](fixed.value * 100, percentOf(amount, (part?.value ?? 0) * 100));
    const words = `the ${takes} of ${formatMoney(fixed.value * 100)} and ${part?.value} percent of ${formatMoney(amount)}, ${formatMoney(most)}`;
    return { most, text: `${sectionOf(fixed)}: a late charge of at most ${words}.` };
  }
  return undefined;
}

/** What is late on the day that is counted to, each installment with its charge and interest. */
function lateInstallments(values: LateFeeValues, fee: Cents, rate: number): LateInstallment[] {
  const { amount, unpaid, due, asOf, grace, interestAfter } = values;
  return Array.from({ length: unpaid }, (_, index) => addMonths(due, index))
    .filter((day) => day <= asOf)
    .map((day) => {
      const daysLate = daysBetween(day, asOf);
      const daysBearing = Math.max(0, daysLate - interestAfter);
      return {
        due: day,
        daysLate,
        daysBearing,
        fee: daysLate > grace ? fee : 0,
        interest: simpleInterest(amount, rate, daysBearing),
      };
    });
}

/**
 * What is owed on late assessments: each installment with its late charge, once, and with simple
 * interest; cut to the late charge and the rate that the law of the state allows.
 */
function calculate(values: LateFeeValues, law: Law): Calculation {
  const { amount, feeRule, feeDollars, feePercent, state } = values;
  const facts = factsFor(law, values.community);
  const charged = FEE_OF[feeRule](feeDollars, percentOf(amount, feePercent));
  const feeCap = lawFee(facts, amount);
  const rateCap = figureAt(facts, INTEREST_FIGURES);
  const fee = Math.min(charged, feeCap?.most ?? charged);
  const rate = Math.min(values.rate, rateCap === undefined ? values.rate : rateCap.value * 100);
  const late = lateInstallments(values, fee, rate);
  const owed: Owed = {
    values,
    charged,
    caps: [
      ...(feeCap === undefined ? [] : [feeCap.text]),
      ...(rateCap === undefined ? [] : [`${sectionOf(rateCap)}: ${rateCap.value} percent a year.`]),
    ],
    fee,
    rate,
    isAbove: fee < charged || rate < values.rate,
    late,
    principal: amount * late.length,
    fees: late.reduce((sum, one) => sum + one.fee, 0),
    interest: late.reduce((sum, one) => sum + one.interest, 0),
  };
  const isCapped = owed.caps.length > 0;
  return {
    answer: answerOf(owed),
    verdict: !isCapped ? 'none' : owed.isAbove ? 'above' : 'within',
    figures: figuresOf(owed),
    working: workingOf(owed),
    tables: [installmentsTable(owed)],
    chart: owedChart(owed),
    facts,
    limits: [
      ...lawLimits(state, law && facts, isCapped, 'late charges and interest'),
      'A late charge or interest needs a power in the documents; many states let the lower of the documents and the law stand.',
      'Payments made in between, costs of collection and attorney fees are not counted.',
    ],
  };
}

/** Late charges and interest on assessments, installment by installment. */
export const LATE_FEES = defineCalculator({
  ...TOOLS['late-fees-and-interest'],
  questions: ['late-fees'],
  source: 'Simple interest: amount × rate × days ÷ 365.',
  fields: LATE_FEE_FIELDS,
  parts: [
    { title: 'What is late', fields: ['amount', 'unpaid', 'due', 'asOf'] },
    { title: 'The late charge', fields: ['grace', 'feeRule', 'feeDollars', 'feePercent'] },
    { title: 'The interest', fields: ['rate', 'interestAfter'] },
    { title: 'The law', fields: ['state', 'community'] },
  ],
  check: ({ due, asOf }) => spanProblem('asOf', asOf, { day: due, what: 'the first due date' }),
  calculate,
});
