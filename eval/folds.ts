/** A way to cut what is known in two: to choose by, and to be judged on. */
export interface Fold<Item> {
  training: Item[];
  heldOut: Item[];
}

/**
 * Cuts items into folds, each item held out once; every stratum is spread evenly over them, in
 * the order of its items, so that a run repeats.
 */
export function foldsOf<Item>(
  items: readonly Item[],
  count: number,
  stratum: (item: Item) => string,
): Fold<Item>[] {
  const seen = new Map<string, number>();
  const placed = items.map((item) => {
    const place = seen.get(stratum(item)) ?? 0;
    seen.set(stratum(item), place + 1);
    return { item, fold: place % count };
  });
  return Array.from({ length: count }, (_, fold) => ({
    training: placed.filter((one) => one.fold !== fold).map(({ item }) => item),
    heldOut: placed.filter((one) => one.fold === fold).map(({ item }) => item),
  }));
}
