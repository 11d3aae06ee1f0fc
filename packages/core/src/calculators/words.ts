/** '1 vote', '3 votes', '1,200 homes'. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? singular : plural}`;
}

const SUPERSCRIPTS = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

/** '²⁴', '⁻²⁴': a whole number as the power of what stands before it. */
export function power(exponent: number): string {
  const digits = String(Math.abs(exponent)).replaceAll(
    /\d/g,
    (digit) => SUPERSCRIPTS[Number(digit)] ?? '',
  );
  return exponent < 0 ? `⁻${digits}` : digits;
}
