/** An amount of money in whole cents, so that no sum drifts. */
export type Cents = number;

/** The largest amount that is read: ten billion dollars. Products of it are worked with BigInt. */
export const CENTS_MAX = 1_000_000_000_000;

const AMOUNT_PATTERN = /^\$?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/;

/**
 * Reads an amount as people type it: '1,250', '$1250.5', '.75'.
 *
 * @returns cents; null for what is no amount, is negative, has parts of a cent or is too large
 */
export function parseMoney(text: string): Cents | null {
  const [, dollars = '', cents = ''] = AMOUNT_PATTERN.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (dollars === '' && cents === '') return null;
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return amount <= CENTS_MAX ? amount : null;
}

/** The digits before and after the point, whatever the sign. */
function dollarsAndCents(cents: Cents): [whole: string, part: string] {
  const size = Math.abs(cents);
  return [String(Math.floor(size / 100)), String(size % 100).padStart(2, '0')];
}

function grouped(whole: string): string {
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** '$1,250.50'; '−$3.00' below zero, with a minus sign and no hyphen. */
export function formatMoney(cents: Cents): string {
  const [whole, part] = dollarsAndCents(cents);
  return `${cents < 0 ? '−' : ''}$${grouped(whole)}.${part}`;
}

/** '$1,250' where there are no cents, '$1,250.50' where there are. */
export function shortMoney(cents: Cents): string {
  return cents % 100 === 0 ? formatMoney(cents).slice(0, -3) : formatMoney(cents);
}

/** '1250.50', '-3.00': an amount as tables for programs have it. */
export function plainMoney(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}${dollarsAndCents(cents).join('.')}`;
}
