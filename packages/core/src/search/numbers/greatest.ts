/**
 * The places of the greatest values, in no order; of equal ones the first.
 *
 * @param count how many at most
 * @param above only values greater than this
 */
export function greatest(
  values: Float32Array,
  count: number,
  above = Number.NEGATIVE_INFINITY,
): number[] {
  const places: number[] = [];
  let least = above;
  let leastAt = 0;
  const findLeast = () => {
    least = Number.POSITIVE_INFINITY;
    places.forEach((place, at) => {
      const value = values[place] ?? 0;
      // Of equal ones the last goes first.
      if (value < least || (value === least && place > (places[leastAt] ?? 0))) {
        least = value;
        leastAt = at;
      }
    });
  };
  for (let place = 0; place < values.length; place++) {
    const value = values[place] ?? 0;
    if (value <= least) continue;
    if (places.length < count) places.push(place);
    else places[leastAt] = place;
    if (places.length === count) findLeast();
  }
  return places;
}
