import { $, form, money } from './special-assessment-page.js';

function dueText() {
  const value = $('due').value;
  if (value === '') return '[date]';
  return new Date(`${value}T12:00:00`).toLocaleDateString('en-US', { dateStyle: 'long' });
}

/** The notice to owners, ready to be copied; what only the board knows is in brackets. */
export function noticeText(result) {
  const { plan, rows } = result;
  const isPlan = plan.months > 1;
  const isEqual = form.elements.split.value === 'equal';
  const lines = rows.map(({ name, once, monthly }) =>
    isPlan
      ? `  ${name}: ${money(once)}, or ${plan.months} monthly payments of ${money(monthly)}`
      : `  ${name}: ${money(once)}`,
  );
  return [
    `${$('association').value.trim() || '[Name of the association]'}`,
    'NOTICE OF SPECIAL ASSESSMENT',
    '',
    `Purpose: ${$('project').value.trim() || '[what the money is for]'}`,
    `Cost of the project: ${money(result.costCents)}`,
    `Paid from reserves: ${money(result.reserveCents)}`,
    `Special assessment, all homes together: ${money(result.totalCents)}`,
    '',
    `Approved by [the board / a vote of the owners] on [date], under [section] of the [declaration or bylaws].`,
    `Allocation: ${isEqual ? `equally among ${result.homes.toLocaleString('en-US')} homes` : 'by the shares that the declaration gives each home'}, under [section].`,
    '',
    'Amount:',
    ...lines,
    '',
    isPlan
      ? `The first payment is due on ${dueText()}, the others on the same day of each month that follows. ${plan.rate === 0 ? 'No interest is charged.' : `Interest is ${plan.rate} percent a year on what is still owed.`} An owner may pay the whole amount at any time.`
      : `The amount is due in one payment on ${dueText()}.`,
    '',
    'Late payments: [late charge and interest that the documents and state law allow].',
    'Owners who cannot pay on time should write to [contact] before the due date and ask for a payment plan.',
    'The bids, the reserve study and the minutes of the decision may be inspected at [place or address].',
    '',
    '[Name], for the board of directors, [date]',
  ].join('\n');
}

/** A frame may forbid the clipboard; then a selection is copied. */
export async function copyNotice() {
  const notice = $('notice');
  try {
    await navigator.clipboard.writeText(notice.textContent);
    return true;
  } catch {
    window.getSelection().selectAllChildren(notice);
    return document.execCommand('copy');
  }
}
