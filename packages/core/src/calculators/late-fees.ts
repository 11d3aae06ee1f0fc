import { addMonths, dateInWords, daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { type Cents, formatMoney } from '../money/cents.ts';
import { hundredthsText, percentText } from '../money/hundredths.ts';
import { percentOf, timesRatio } from '../money/ratio.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type FieldProblem, type Values } from './calculator.ts';
import { LATE_FEE_FIELDS } from './late-fee-fields.ts';
import { factsFor, figureAt, lawLimits, sectionOf } from './law-figures.ts';
import { INTEREST_FIGURES, LATE_FEE_FIGURES } from './law-places.ts';
import { TOOLS } from './tool-list.ts';
import { count } from './words.ts';

type LateFeeValues = Values<typeof LATE_FEE_FIELDS>;

const LONGEST_DAYS = 3_660;
const DAYS_A_YEAR = 365;

function check({ due, asOf }: LateFeeValues): FieldProblem | undefined {
  const days = daysBetween(due, asOf);
  if (days < 0)
    return { field: 'asOf', message: 'Please enter a day that is not before the first due date.' };
  return days > LONGEST_DAYS
    ? { field: 'asOf', message: 'At most ten years after the first due date, please.' }
    : undefined;
}

/** Simple interest: amount × yearly rate × days ÷ 365, rounded to the nearest cent. */
export function simpleInterest(amount: Cents, rate: number, days: number): Cents {
  return timesRatio(amount, rate * days, 10_000 * DAYS_A_YEAR);
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

interface LateInstallment {
  due: PlainDate;
  daysLate: number;
  fee: Cents;
  interest: Cents;
}

/**
 * What is owed on late assessments: each installment with its late charge, once, and with simple
 * interest; cut to the late charge and the rate that the law of the state allows.
 */
function calculate(values: LateFeeValues, law: readonly LawFact[]): Calculation {
  const { amount, unpaid, due, asOf, grace, feeRule, feeDollars, feePercent, state } = values;
  const facts = factsFor(law, values.community);
  const charged = FEE_OF[feeRule](feeDollars, percentOf(amount, feePercent));
  const feeCap = lawFee(facts, amount);
  const rateCap = figureAt(facts, INTEREST_FIGURES);
  const fee = Math.min(charged, feeCap?.most ?? charged);
  const rate = Math.min(values.rate, rateCap === undefined ? values.rate : rateCap.value * 100);
  const isAbove = fee < charged || rate < values.rate;
  const late = Array.from({ length: unpaid }, (_, index) => addMonths(due, index))
    .filter((day) => day <= asOf)
    .map((day): LateInstallment => {
      const daysLate = daysBetween(day, asOf);
      const bearing = Math.max(0, daysLate - values.interestAfter);
      return {
        due: day,
        daysLate,
        fee: daysLate > grace ? fee : 0,
        interest: simpleInterest(amount, rate, bearing),
      };
    });
  const principal = amount * late.length;
  const fees = late.reduce((sum, one) => sum + one.fee, 0);
  const interest = late.reduce((sum, one) => sum + one.interest, 0);
  const [oldest] = late;
  return {
    answer: `${formatMoney(principal + fees + interest)} owed on ${dateInWords(asOf)}: ${formatMoney(principal)} of assessments, ${formatMoney(fees)} of late charges and ${formatMoney(interest)} of interest.`,
    verdict: feeCap === undefined && rateCap === undefined ? 'none' : isAbove ? 'above' : 'within',
    figures: [
      { label: 'Owed in all', kind: 'money', value: principal + fees + interest },
      { label: 'Assessments', kind: 'money', value: principal },
      { label: 'Late charges', kind: 'money', value: fees },
      { label: 'Interest', kind: 'money', value: interest },
    ],
    working: [
      `Installments due by ${dateInWords(asOf)}: ${late.length} × ${formatMoney(amount)} = ${formatMoney(principal)}.`,
      ...(late.length < unpaid
        ? [
            `${count(unpaid - late.length, 'installment')} of those entered is not due yet and left out.`,
          ]
        : []),
      `Late charge by the documents: ${formatMoney(charged)} for an installment that is more than ${count(grace, 'day')} late, charged once.`,
      ...(feeCap === undefined ? [] : [feeCap.text]),
      ...(rateCap === undefined ? [] : [`${sectionOf(rateCap)}: ${rateCap.value} percent a year.`]),
      ...(isAbove ? [`So ${formatMoney(fee)} and ${percentText(rate)} are counted here.`] : []),
      `Late charges: ${late.filter((one) => one.fee > 0).length} × ${formatMoney(fee)} = ${formatMoney(fees)}.`,
      ...(oldest === undefined
        ? []
        : [
            `Interest on the oldest: ${formatMoney(amount)} × ${hundredthsText(rate)} percent × ${Math.max(0, oldest.daysLate - values.interestAfter)} ÷ 365 = ${formatMoney(oldest.interest)}; all together ${formatMoney(interest)}. Interest is simple: none on interest or charges.`,
          ]),
    ],
    tables: [
      {
        id: 'installments',
        title: 'Installment by installment',
        columns: [
          { label: 'Due', kind: 'date' },
          { label: 'Days late', kind: 'count' },
          { label: 'Assessment', kind: 'money' },
          { label: 'Late charge', kind: 'money' },
          { label: 'Interest', kind: 'money' },
          { label: 'Owed', kind: 'money' },
        ],
        rows: late.map((one) => [
          one.due,
          one.daysLate,
          amount,
          one.fee,
          one.interest,
          amount + one.fee + one.interest,
        ]),
      },
    ],
    chart: {
      kind: 'bars',
      title: 'What is owed',
      summary: `${formatMoney(principal)} of assessments, ${formatMoney(fees)} of late charges, ${formatMoney(interest)} of interest.`,
      unit: 'money',
      labels: ['Assessments', 'Late charges', 'Interest'],
      series: [{ label: 'Owed', values: [principal, fees, interest] }],
    },
    facts,
    limits: [
      ...lawLimits(
        state,
        facts,
        feeCap !== undefined || rateCap !== undefined,
        'late charges and interest',
      ),
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
  check,
  calculate,
});
