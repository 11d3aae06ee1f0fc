/** All amounts are in whole cents, so that no sum drifts. */

/** Rounds up: an association that rounds down collects too little. */
function ceilCents(amount) {
  return Math.ceil(amount - 1e-6);
}

/**
 * What each home of a group pays of a total, by its share of all shares.
 * @param {number} totalCents
 * @param {{ homes: number, share: number }[]} groups
 * @returns {number[]} cents for one home of each group
 */
export function splitByShare(totalCents, groups) {
  const allShares = groups.reduce((sum, { homes, share }) => sum + homes * share, 0);
  return groups.map(({ share }) => ceilCents((totalCents * share) / allShares));
}

/**
 * The level monthly payment: P * r / (1 - (1 + r)^-n), with r a twelfth of the yearly rate.
 * @returns {number} cents a month
 */
export function monthlyPayment(principalCents, yearlyPercent, months) {
  const rate = yearlyPercent / 100 / 12;
  if (rate === 0) return ceilCents(principalCents / months);
  return ceilCents((principalCents * rate) / (1 - (1 + rate) ** -months));
}

/**
 * Payment by payment what is interest and what is principal; the last payment takes up what
 * rounding left.
 */
export function paymentSchedule(principalCents, yearlyPercent, months) {
  const rate = yearlyPercent / 100 / 12;
  const level = monthlyPayment(principalCents, yearlyPercent, months);
  const rows = [];
  let owed = principalCents;
  for (let number = 1; number <= months && owed > 0; number += 1) {
    const interest = Math.round(owed * rate);
    const payment = number === months ? owed + interest : Math.min(level, owed + interest);
    owed -= payment - interest;
    rows.push({ number, payment, interest, principal: payment - interest, owed });
  }
  return rows;
}
