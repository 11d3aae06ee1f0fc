import { editCost } from '../../text/edit-cost.ts';

/** Whether two words may be one slip apart: but for a letter, or two side by side, they are the same. */
function mayBeOneSlip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let after = 0;
  while (after < shorter - from && a.at(-1 - after) === b.at(-1 - after)) after++;
  return shorter - from - after <= 2 && Math.max(a.length, b.length) - from - after <= 2;
}

/** What the slip costs that made a typed word of a meant one; infinite where it takes more than one. */
export function slipCost(typed: string, meant: string): number {
  return mayBeOneSlip(typed, meant) ? editCost(typed, meant) : Infinity;
}

/**
 * What the slip costs that made what is typed of the beginning of a form, which may be a letter
 * shorter or longer: the least of these.
 *
 * @param costOf what it costs for a beginning, where many forms begin alike
 */
export function beginningCost(
  typed: string,
  form: string,
  costOf = (beginning: string) => slipCost(typed, beginning),
): number {
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return Math.min(...lengths.map((length) => costOf(form.slice(0, length))));
}
