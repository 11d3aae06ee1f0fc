import { dateInWords, type PlainDate } from '../calendar/plain-date.ts';
import { type Cents, formatMoney } from '../money/cents.ts';
import { hundredthsText, percentText } from '../money/hundredths.ts';
import type { Calculation, CalculationChart, CalculationTable } from '../schemas/calculation.ts';
import type { LateFeeValues } from './late-fee-fields.ts';
import { count } from './words.ts';

/** An installment that is late, with what that costs. */
export interface LateInstallment {
  due: PlainDate;
  daysLate: number;
  /** Of these, the days that bear interest. */
  daysBearing: number;
  fee: Cents;
  interest: Cents;
}

/** What is owed as it was worked out, before anything is said of it. */
export interface Owed {
  values: LateFeeValues;
  /** The late charge by the documents. */
  charged: Cents;
  /** What the law allows, each rule as a step of the working. */
  caps: readonly string[];
  /** The late charge and the yearly rate that are counted: at most what the law allows. */
  fee: Cents;
  rate: number;
  isAbove: boolean;
  late: readonly LateInstallment[];
  principal: Cents;
  fees: Cents;
  interest: Cents;
}

/** What is owed, and of what it is made, in a sentence. */
export function answerOf({ values, principal, fees, interest }: Owed): string {
  return `${formatMoney(principal + fees + interest)} owed on ${dateInWords(values.asOf)}: ${formatMoney(principal)} of assessments, ${formatMoney(fees)} of late charges and ${formatMoney(interest)} of interest.`;
}

/** The amounts at a glance. */
export function figuresOf({ principal, fees, interest }: Owed): Calculation['figures'] {
  return [
    { label: 'Owed in all', kind: 'money', value: principal + fees + interest },
    { label: 'Assessments', kind: 'money', value: principal },
    { label: 'Late charges', kind: 'money', value: fees },
    { label: 'Interest', kind: 'money', value: interest },
  ];
}

function notDueInWords({ values: { unpaid }, late }: Owed): string[] {
  const coming = unpaid - late.length;
  if (coming === 0) return [];
  const are = coming === 1 ? 'is' : 'are';
  return [`${count(coming, 'installment')} of those entered ${are} not due yet and left out.`];
}

function interestInWords({ values, rate, late: [oldest], interest }: Owed): string[] {
  if (oldest === undefined) return [];
  const { amount } = values;
  return [
    `Interest on the oldest: ${formatMoney(amount)} × ${hundredthsText(rate)} percent × ${oldest.daysBearing} ÷ 365 = ${formatMoney(oldest.interest)}; all together ${formatMoney(interest)}. Interest is simple: none on interest or charges.`,
  ];
}

/** The steps with their figures, in their order. */
export function workingOf(owed: Owed): string[] {
  const { values, charged, caps, fee, rate, isAbove, late, principal, fees } = owed;
  const { asOf, amount, grace } = values;
  const withFee = late.filter((one) => one.fee > 0).length;
  return [
    `Installments due by ${dateInWords(asOf)}: ${late.length} × ${formatMoney(amount)} = ${formatMoney(principal)}.`,
    ...notDueInWords(owed),
    `Late charge by the documents: ${formatMoney(charged)} for an installment that is more than ${count(grace, 'day')} late, charged once.`,
    ...caps,
    ...(isAbove ? [`So ${formatMoney(fee)} and ${percentText(rate)} are counted here.`] : []),
    `Late charges: ${withFee} × ${formatMoney(fee)} = ${formatMoney(fees)}.`,
    ...interestInWords(owed),
  ];
}

/** What is owed on each installment. */
export function installmentsTable({ values: { amount }, late }: Owed): CalculationTable {
  return {
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
    rows: late.map(({ due, daysLate, fee, interest }) => [
      due,
      daysLate,
      amount,
      fee,
      interest,
      amount + fee + interest,
    ]),
  };
}

/** Of what the debt is made. */
export function owedChart({ principal, fees, interest }: Owed): CalculationChart {
  return {
    kind: 'bars',
    title: 'What is owed',
    summary: `${formatMoney(principal)} of assessments, ${formatMoney(fees)} of late charges, ${formatMoney(interest)} of interest.`,
    unit: 'money',
    labels: ['Assessments', 'Late charges', 'Interest'],
    series: [{ label: 'Owed', values: [principal, fees, interest] }],
  };
}
