import type { FieldWords } from './letter-field-words.ts';

/** Fields of letters on amounts. */
export const MONEY_FIELDS = {
  amountDue: { label: 'Amount due', kind: 'money' },
  amountDisputed: { label: 'Amount you dispute', kind: 'money' },
  amountBreakdown: {
    label: 'What it is made of',
    kind: 'lines',
    help: 'A line each: “Assessment, October 2026: $310.00”',
  },
  balanceKind: {
    label: 'What the amount is',
    kind: 'choice',
    options: [
      { value: 'account', label: 'What is past due on the account' },
      { value: 'special', label: 'The share of a special assessment' },
      { value: 'planned', label: 'The share of one that is not decided yet' },
    ],
  },
  balanceDate: { label: 'Day of that balance', kind: 'date' },
  collectorName: { label: 'Collection agency or law firm', kind: 'text' },
  downPayment: { label: 'First payment', kind: 'money' },
  downPaymentDate: { label: 'Day of the first payment', kind: 'date' },
  monthlyPayment: { label: 'Monthly payment', kind: 'money' },
  firstPaymentDate: { label: 'Day of the first monthly payment', kind: 'date' },
  paymentCount: { label: 'Number of monthly payments', kind: 'number' },
  hardship: {
    label: 'Why you fell behind',
    kind: 'paragraph',
    help: 'A sentence or two is enough; say no more than you wish to.',
  },
  paymentMethods: { label: 'How to pay', kind: 'paragraph' },
  assessmentTotal: { label: 'The whole assessment', kind: 'money' },
  assessmentShare: { label: 'Share of this home', kind: 'money' },
  assessmentPurpose: { label: 'What it pays for', kind: 'text' },
  assessmentReason: { label: 'Why it is needed now', kind: 'paragraph' },
  assessmentDueDates: { label: 'When it is due', kind: 'lines', help: 'A line for each payment' },
  approval: {
    label: 'How it was approved',
    kind: 'text',
    help: '“by the board at its open meeting on May 12, 2026”',
  },
  assessmentNow: { label: 'Assessment now', kind: 'money' },
  assessmentNew: { label: 'Assessment to come', kind: 'money' },
  assessmentPeriod: {
    label: 'How often it is due',
    kind: 'choice',
    options: [
      { value: 'month', label: 'month' },
      { value: 'quarter', label: 'quarter' },
      { value: 'year', label: 'year' },
    ],
  },
  effectiveDate: { label: 'Day from which it applies', kind: 'date' },
} as const satisfies Record<string, FieldWords>;
