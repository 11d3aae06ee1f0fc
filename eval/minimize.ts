const TURNS_MAX = 300;
/** A turn that gains less ends the fit. */
const GAIN_MIN = 1e-7;
/** What a step must gain of what its gradient promises, and how far it is cut back when it does not. */
const ARMIJO = 1e-4;
const CUT_BACK = 0.5;
/** A shorter step is as good as none. */
const STRIDE_MIN = 1e-6;
/** Where the gradient hardly changes, nothing is learned of the curvature. */
const CURVATURE_MIN = 1e-12;

/** A cost with its gradient at a point. */
export interface Cost {
  value: number;
  gradient: Float64Array;
}

/** The dot product of two vectors of one length. */
export function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

/**
 * Walks down a smooth cost by BFGS with a step that is cut back until it gains enough (J. Nocedal
 * and S. Wright, "Numerical Optimization", 2006, algorithms 3.1 and 6.1).
 *
 * @returns the point where it no longer gains, the nearest low one where there are several
 */
export function minimize(start: Float64Array, costAt: (point: Float64Array) => Cost): Float64Array {
  const size = start.length;
  let point = start;
  let cost = costAt(point);
  const inverse = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (_one, k) => (i === k ? 1 : 0)),
  );
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const direction = Float64Array.from(inverse, (row) => -dot(row, cost.gradient));
    const promised = dot(direction, cost.gradient);
    let stride = 1;
    let next = point.map((value, i) => value + (direction[i] ?? 0));
    let there = costAt(next);
    while (there.value > cost.value + ARMIJO * stride * promised && stride > STRIDE_MIN) {
      stride *= CUT_BACK;
      const reach = stride;
      next = point.map((value, i) => value + reach * (direction[i] ?? 0));
      there = costAt(next);
    }
    const moved = next.map((value, i) => value - (point[i] ?? 0));
    const turned = there.gradient.map((value, i) => value - (cost.gradient[i] ?? 0));
    const gain = cost.value - there.value;
    const curvature = dot(moved, turned);
    point = next;
    cost = there;
    if (gain < GAIN_MIN) return point;
    if (curvature < CURVATURE_MIN) continue;
    const image = Float64Array.from(inverse, (row) => dot(row, turned));
    const growth = (1 + dot(turned, image) / curvature) / curvature;
    inverse.forEach((row, i) => {
      for (let k = 0; k < size; k++) {
        const [a, b] = [moved[i] ?? 0, moved[k] ?? 0];
        row[k] =
          (row[k] ?? 0) + growth * a * b - ((image[i] ?? 0) * b + a * (image[k] ?? 0)) / curvature;
      }
    });
  }
  return point;
}
