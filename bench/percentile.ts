/** The value that so much of the others do not exceed; 0.5 is the median. */
export function percentile(values: readonly number[], portion: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * portion))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
