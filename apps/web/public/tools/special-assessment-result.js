import { $, cell, money, row, shortMoney } from './special-assessment-page.js';

function figure(label, value) {
  const element = document.createElement('div');
  element.append(cell('span', label, 'label'), cell('strong', value));
  return element;
}

function showFigures(result) {
  const isPlan = result.plan.months > 1;
  const first = result.rows[0];
  const several = result.rows.length > 1;
  $('figures').replaceChildren(
    figure('To collect', shortMoney(result.totalCents)),
    figure(several ? 'On average' : 'Each home', money(result.totalCents / result.homes)),
    ...(isPlan && !several ? [figure(`A month, ${result.plan.months} times`, money(first.monthly))] : []),
    ...(isPlan && !several ? [figure('Interest in all', money(first.paid - first.once))] : []),
  );
}

function showTable(result) {
  const isPlan = result.plan.months > 1;
  $('table-head').replaceChildren(
    row([
      cell('th', 'Home'),
      cell('th', 'Homes', 'number'),
      cell('th', 'In one payment', 'number'),
      ...(isPlan ? [cell('th', 'A month', 'number'), cell('th', 'Paid in all', 'number')] : []),
    ]),
  );
  $('table-body').replaceChildren(
    ...result.rows.map(({ name, homes, once, monthly, paid }) =>
      row([
        cell('td', name),
        cell('td', homes.toLocaleString('en-US'), 'number'),
        cell('td', money(once), 'number'),
        ...(isPlan ? [cell('td', money(monthly), 'number'), cell('td', money(paid), 'number')] : []),
      ]),
    ),
  );
  const collected = result.rows.reduce((sum, { homes, once }) => sum + homes * once, 0);
  const extra = collected - result.totalCents;
  $('rounding').textContent =
    extra === 0
      ? ''
      : `Amounts are rounded up to the cent: ${money(extra)} more than needed comes in.`;
}

function showSchedule({ plan, rows: [first] }) {
  $('schedule').hidden = plan.months === 1;
  $('schedule').querySelector('summary').textContent = `Payment by payment: ${first.name.toLowerCase()}`;
  $('schedule-body').replaceChildren(
    ...first.schedule.map(({ number, payment, interest, principal, owed }) =>
      row([
        cell('td', String(number)),
        ...[payment, interest, principal, owed].map((cents) => cell('td', money(cents), 'number')),
      ]),
    ),
  );
}

/** Shows what was worked out: the figures, what each kind of home pays, and payment by payment. */
export function showResult(result) {
  showFigures(result);
  showTable(result);
  showSchedule(result);
}
