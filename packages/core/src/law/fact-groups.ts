/** How near what each rule says and is asked lies: the greatest and the sum, by its number. */
export interface FactNearness {
  most: Float32Array;
  sum: Float32Array;
}

/**
 * How near the rows [from, to) of each rule lie.
 *
 * @param nears the cosine of every row
 */
export function nearnessOf(
  rules: readonly { from: number; to: number }[],
  nears: Float32Array,
): FactNearness {
  const most = new Float32Array(rules.length);
  const sum = new Float32Array(rules.length);
  rules.forEach(({ from, to }, rule) => {
    let nearest = -1;
    let total = 0;
    for (let row = from; row < to; row++) {
      const near = nears[row] ?? -1;
      if (near > nearest) nearest = near;
      total += near;
    }
    most[rule] = nearest;
    sum[rule] = total;
  });
  return { most, sum };
}

/** The greatest and the mean nearness of each group, by its number. */
export interface GroupNearness {
  most: Float32Array;
  mean: Float32Array;
}

/** Rules in groups, each group by the number of its name. */
export class FactGroups {
  readonly #numbers = new Map<string, number>();
  /** The group of each rule, and the rows of each group. */
  readonly #groupOf: number[] = [];
  readonly #rows: number[] = [];

  /**
   * Adds the next rule to the group of a name.
   *
   * @param rows how many texts it has, for the mean
   * @returns the number of the group
   */
  add(name: string, rows: number): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, number);
    this.#groupOf.push(number);
    this.#rows[number] = (this.#rows[number] ?? 0) + rows;
    return number;
  }

  /** How near each group lies. */
  nearness({ most, sum }: FactNearness): GroupNearness {
    const size = this.#numbers.size;
    const nearest = new Float32Array(size).fill(-1);
    const mean = new Float32Array(size);
    this.#groupOf.forEach((group, fact) => {
      nearest[group] = Math.max(nearest[group] ?? -1, most[fact] ?? -1);
      mean[group] = (mean[group] ?? 0) + (sum[fact] ?? 0) / Math.max(1, this.#rows[group] ?? 0);
    });
    return { most: nearest, mean };
  }
}
