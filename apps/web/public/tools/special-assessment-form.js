import { groups } from './special-assessment-groups.js';
import { monthlyPayment, paymentSchedule, splitByShare } from './special-assessment-math.js';
import { $, form } from './special-assessment-page.js';

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

/** Works out everything that the form asks for; null while something in it is wrong. */
export function work() {
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
