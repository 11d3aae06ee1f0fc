/** The length of a vector. */
export function lengthOf(vector: Float32Array): number {
  let squares = 0;
  for (const value of vector) squares += value * value;
  return Math.sqrt(squares);
}

/** Scales a vector to length 1, in place; one of zeros stays as it is. */
export function normalize(vector: Float32Array): Float32Array {
  const length = lengthOf(vector);
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}

/** The cosine of two vectors of length 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
