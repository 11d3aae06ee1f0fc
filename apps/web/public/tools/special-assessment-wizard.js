import { monthlyPayment, paymentSchedule, splitByShare } from './special-assessment-math.js';

const $ = (id) => document.getElementById(id);
const form = $('form');

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const WHOLE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const money = (cents) => DOLLARS.format(cents / 100);
const shortMoney = (cents) => (cents % 100 === 0 ? WHOLE.format(cents / 100) : money(cents));

/** The kinds of homes for a split by share. */
const groups = [
  { name: 'One bedroom', homes: '60', share: '0.70' },
  { name: 'Two bedrooms', homes: '40', share: '0.95' },
  { name: 'Three bedrooms', homes: '20', share: '1.00' },
];

function numberOf(text) {
  const plain = String(text).replace(/[$,%\s]/g, '');
  return plain === '' || !/^\d*\.?\d*$/.test(plain) ? Number.NaN : Number(plain);
}

/** Reads a field; says beside it what is wrong with it. */
function readNumber(id, { min, max, whole = false, problem }) {
  const value = numberOf($(id).value);
  const isGood = value >= min && value <= max && (!whole || Number.isInteger(value));
  showProblem(id, isGood ? '' : problem);
  return isGood ? value : null;
}

function showProblem(id, problem) {
  $(`${id}-error`).textContent = problem;
  $(id)?.setAttribute('aria-invalid', String(problem !== ''));
}

function readGroups() {
  if (form.elements.split.value === 'equal') {
    const homes = readNumber('homes', {
      min: 1,
      max: 100_000,
      whole: true,
      problem: 'Please enter a whole number of homes.',
    });
    return homes === null ? null : [{ name: 'Each home', homes, share: 1 }];
  }
  const read = groups.map(({ name, homes, share }) => ({
    name: name.trim() || 'Each home',
    homes: numberOf(homes),
    share: numberOf(share),
  }));
  const isGood = read.every(
    ({ homes, share }) => Number.isInteger(homes) && homes >= 1 && share > 0,
  );
  $('groups-error').textContent = isGood
    ? ''
    : 'Each line needs a whole number of homes and a share above zero.';
  return isGood ? read : null;
}

function readPlan() {
  if (form.elements.payment.value === 'once') return { months: 1, rate: 0 };
  const months = readNumber('months', {
    min: 2,
    max: 360,
    whole: true,
    problem: 'Between 2 and 360 payments, please.',
  });
  const rate = readNumber('rate', {
    min: 0,
    max: 40,
    problem: 'Between 0 and 40 percent, please.',
  });
  return months === null || rate === null ? null : { months, rate };
}

function readProject() {
  const cost = readNumber('cost', {
    min: 1,
    max: 1e9,
    problem: 'Please enter what the project costs.',
  });
  const reserves = readNumber('reserves', {
    min: 0,
    max: 1e9,
    problem: 'Please enter an amount, or 0.',
  });
  if (cost === null || reserves === null) return null;
  if (reserves >= cost) {
    showProblem('reserves', 'Reserves cover it all: there is nothing to assess.');
    return null;
  }
  const costCents = Math.round(cost * 100);
  const reserveCents = Math.round(reserves * 100);
  return { costCents, reserveCents, totalCents: costCents - reserveCents };
}

function work() {
  const project = readProject();
  const kinds = readGroups();
  const plan = readPlan();
  if (project === null || kinds === null || plan === null) return null;
  const amounts = splitByShare(project.totalCents, kinds);
  const rows = kinds.map((kind, index) => {
    const once = amounts[index];
    const schedule = paymentSchedule(once, plan.rate, plan.months);
    const paid = schedule.reduce((sum, { payment }) => sum + payment, 0);
    return { ...kind, once, monthly: monthlyPayment(once, plan.rate, plan.months), paid, schedule };
  });
  return { ...project, plan, rows, homes: kinds.reduce((sum, { homes }) => sum + homes, 0) };
}

function cell(tag, text, className) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  if (tag === 'th') element.scope = 'col';
  return element;
}

function row(cells) {
  const element = document.createElement('tr');
  element.append(...cells);
  return element;
}

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

function dueText() {
  const value = $('due').value;
  if (value === '') return '[date]';
  return new Date(`${value}T12:00:00`).toLocaleDateString('en-US', { dateStyle: 'long' });
}

function noticeText(result) {
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

function update() {
  const isPlan = form.elements.payment.value === 'installments';
  $('due-label').textContent = isPlan ? 'First payment due' : 'Due date';
  for (const part of form.querySelectorAll('[data-when-split]')) {
    part.hidden = part.dataset.whenSplit !== form.elements.split.value;
  }
  for (const part of form.querySelectorAll('[data-when-payment]')) part.hidden = !isPlan;

  const result = work();
  document.body.classList.toggle('incomplete', result === null);
  if (result === null) return;
  showFigures(result);
  showTable(result);
  showSchedule(result);
  $('notice').textContent = noticeText(result);
}

function groupField(group, key, label, index) {
  const wrapper = document.createElement('div');
  wrapper.className = 'field';
  const input = document.createElement('input');
  input.id = `group-${index}-${key}`;
  input.value = group[key];
  input.autocomplete = 'off';
  if (key !== 'name') input.inputMode = 'decimal';
  input.setAttribute('aria-describedby', 'groups-error');
  input.addEventListener('input', () => {
    group[key] = input.value;
  });
  const caption = cell('label', label);
  caption.htmlFor = input.id;
  wrapper.append(caption, input);
  return wrapper;
}

function drawGroups() {
  $('groups').replaceChildren(
    ...groups.map((group, index) => {
      const line = document.createElement('div');
      line.className = 'group';
      const remove = cell('button', '×', 'remove');
      remove.type = 'button';
      remove.setAttribute('aria-label', `Remove ${group.name || 'this kind'}`);
      remove.disabled = groups.length === 1;
      remove.addEventListener('click', () => {
        groups.splice(index, 1);
        drawGroups();
        $('add-group').focus();
        update();
      });
      line.append(
        groupField(group, 'name', 'Kind of home', index),
        groupField(group, 'homes', 'Homes', index),
        groupField(group, 'share', 'Share each', index),
        remove,
      );
      return line;
    }),
  );
}

/** A frame may forbid the clipboard; then a selection is copied. */
async function copyNotice() {
  const notice = $('notice');
  try {
    await navigator.clipboard.writeText(notice.textContent);
    return true;
  } catch {
    window.getSelection().selectAllChildren(notice);
    return document.execCommand('copy');
  }
}

form.addEventListener('input', update);
form.addEventListener('submit', (event) => event.preventDefault());
$('add-group').addEventListener('click', () => {
  groups.push({ name: '', homes: '', share: '' });
  drawGroups();
  $(`group-${groups.length - 1}-name`).focus();
  update();
});
$('copy').addEventListener('click', async () => {
  $('copied').textContent = (await copyNotice()) ? 'Copied' : 'Copying is blocked here';
});
$('print').addEventListener('click', () => window.print());
drawGroups();
update();
