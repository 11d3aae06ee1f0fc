import { dateInWords, type PlainDate } from '../calendar/plain-date.ts';
import { type Cents, formatMoney } from '../money/cents.ts';
import { percentText } from '../money/hundredths.ts';
import type { HomeGroup } from './homes.ts';
import type { Installment } from './installments.ts';

/** What one home of a group pays, in cents. */
export interface AssessedGroup extends HomeGroup {
  once: Cents;
  monthly: Cents;
  paid: Cents;
  schedule: Installment[];
}

interface NoticeFigures {
  cost: Cents;
  reserves: Cents;
  total: Cents;
  split: 'equal' | 'share';
  homes: number;
  groups: readonly AssessedGroup[];
  /** 1 for one payment. */
  months: number;
  /** A year, in hundredths of a percent. */
  rate: number;
  due: PlainDate;
}

/** The notice to owners, ready to be copied; what only the board knows is in brackets. */
export function assessmentNotice(figures: NoticeFigures): string {
  const { cost, reserves, total, split, homes, groups, months, rate, due } = figures;
  const isPlan = months > 1;
  // From the 29th on some month has no such day.
  const shorter = Number(due.slice(8)) > 28 ? ', or on its last day where it is shorter' : '';
  const lines = groups.map(({ name, once, monthly }) =>
    isPlan
      ? `  ${name}: ${formatMoney(once)}, or ${months} monthly payments of ${formatMoney(monthly)}`
      : `  ${name}: ${formatMoney(once)}`,
  );
  const interest =
    rate === 0
      ? 'No interest is charged.'
      : `Interest is ${percentText(rate)} a year on what is still owed.`;
  return [
    '[Name of the association]',
    'NOTICE OF SPECIAL ASSESSMENT',
    '',
    'Purpose: [what the money is for]',
    `Cost of the project: ${formatMoney(cost)}`,
    `Paid from reserves: ${formatMoney(reserves)}`,
    `Special assessment, all homes together: ${formatMoney(total)}`,
    '',
    'Approved by [the board / a vote of the owners] on [date], under [section] of the [declaration or bylaws].',
    `Allocation: ${split === 'equal' ? `equally among ${homes.toLocaleString('en-US')} homes` : 'by the shares that the declaration gives each home'}, under [section].`,
    '',
    'Amount:',
    ...lines,
    '',
    isPlan
      ? `The first payment is due on ${dateInWords(due)}, the others on the same day of each month that follows${shorter}. ${interest} An owner may pay the whole amount at any time.`
      : `The amount is due in one payment on ${dateInWords(due)}.`,
    '',
    'Late payments: [late charge and interest that the documents and state law allow].',
    'Owners who cannot pay on time should write to [contact] before the due date and ask for a payment plan.',
    'The bids, the reserve study and the minutes of the decision may be inspected at [place or address].',
    '',
    '[Name], for the board of directors, [date]',
  ].join('\n');
}
