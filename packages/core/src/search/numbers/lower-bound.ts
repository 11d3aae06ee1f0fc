/**
 * The first place in [from, to) whose value is not before the one that is sought, or `to` where all
 * are: a binary search.
 *
 * @param isBefore holds up to some place and from there on no more
 */
export function lowerBound(from: number, to: number, isBefore: (at: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
