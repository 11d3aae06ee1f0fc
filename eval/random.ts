/** A generator of the same numbers between 0 and 1 each time (Numerical Recipes, section 7.1). */
export function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Brings values into another order, in place. */
export function shuffle<T>(values: T[], random: () => number): T[] {
  for (let i = values.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    const [a, b] = [values[i], values[other]];
    if (a !== undefined && b !== undefined) [values[i], values[other]] = [b, a];
  }
  return values;
}
