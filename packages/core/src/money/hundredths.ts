/** All of something, in hundredths of a percent. */
export const HUNDRED_PERCENT = 10_000;

const PATTERN = /^(\d{1,3}(?:,\d{3})+|\d{1,9})?(?:\.(\d{0,2}))?%?$/;

/**
 * Reads a number with at most two decimals, a percent sign after it or not: '6.25', '20%', '.5'.
 *
 * @returns it in whole hundredths; null for a text that is no number, or has more decimals
 */
export function parseHundredths(text: string): number | null {
  const [, whole = '', part = ''] = PATTERN.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (whole === '' && part === '') return null;
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}

/** Kept: a browser takes milliseconds to make one. */
const AT_MOST_TWO_DECIMALS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** '6.25', '20', '−1.5': hundredths as people write them. */
export function hundredthsText(hundredths: number): string {
  return AT_MOST_TWO_DECIMALS.format(hundredths / 100).replace('-', '−');
}

/** '6.25 percent'. */
export function percentText(hundredths: number): string {
  return `${hundredthsText(hundredths)} percent`;
}
