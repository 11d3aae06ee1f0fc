import { HUNDRED_PERCENT, parseHundredths } from '../money/hundredths.ts';

/** A part of a whole, exactly: 1/3 is no decimal. */
export interface Share {
  numerator: number;
  denominator: number;
}

const FRACTION = /^(\d{1,4})\/(\d{1,4})$/;

/**
 * Reads a share as documents state it: '25%', '33.34', '1/3', '2/3'.
 *
 * @returns null for what is none, for 0 and for more than the whole
 */
export function parseShare(text: string): Share | null {
  const plain = text.replaceAll(/\s/g, '');
  const fraction = FRACTION.exec(plain);
  if (fraction !== null) {
    const [, numerator = 0, denominator = 0] = fraction.map(Number);
    return numerator > 0 && numerator <= denominator ? { numerator, denominator } : null;
  }
  const hundredths = parseHundredths(plain);
  return hundredths === null || hundredths === 0 || hundredths > HUNDRED_PERCENT
    ? null
    : { numerator: hundredths, denominator: HUNDRED_PERCENT };
}

/** '25 percent', '33.34 percent', '1/3'. */
export function shareText({ numerator, denominator }: Share): string {
  return denominator === HUNDRED_PERCENT
    ? `${numerator / 100} percent`
    : `${numerator}/${denominator}`;
}

/** Whether two shares are the same part of a whole, however they are written: 1/4 and 25 percent. */
export function isSameShare(one: Share, other: Share): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

/** How a count is held against a share of a whole. */
export type ShareRule = 'at-least' | 'more-than';

/** Whether a part of a whole is the share, or more than it. Whole numbers; exact. */
export function reaches(part: number, whole: number, share: Share, rule: ShareRule): boolean {
  const left = BigInt(part) * BigInt(share.denominator);
  const right = BigInt(whole) * BigInt(share.numerator);
  return rule === 'at-least' ? left >= right : left > right;
}

/** The least whole number that {@link reaches} the share; above the whole where nothing does. */
export function leastReaching(whole: number, share: Share, rule: ShareRule): number {
  const product = BigInt(whole) * BigInt(share.numerator);
  const divisor = BigInt(share.denominator);
  const down = product / divisor;
  if (rule === 'more-than') return Number(down) + 1;
  return Number(down * divisor === product ? down : down + 1n);
}
