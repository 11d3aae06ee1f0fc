/** The range of an axis and where its lines are. */
export interface Scale {
  min: number;
  max: number;
  ticks: number[];
}

const LINES = 4;

/** A step that people count in: 1, 2 or 5 with zeros. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

/** A scale that begins at zero, or below where values are, and ends above the largest. */
export function scaleFor(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return { min: 0, max: 1, ticks: [0] };
  const step = roundStep((high - low) / LINES);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { min: first * step, max: last * step, ticks };
}
