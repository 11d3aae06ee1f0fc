import type { Cents } from '../money/cents.ts';
import { HUNDRED_PERCENT } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';

/** A part of the property that is replaced again and again. */
export interface ReserveComponent {
  name: string;
  /** Useful life in years. */
  life: number;
  /** Years left; 0 for one that is due in the first year. */
  left: number;
  /** Replacement today, in cents. */
  cost: Cents;
}

/** What a plan goes by; percentages in hundredths. */
export interface ReserveTerms {
  balance: Cents;
  inflation: number;
  interest: number;
  /** How much the contribution rises each year. */
  rise: number;
  floor: Cents;
}

/** One year of a plan, in cents; percent funded in hundredths, null where there is no wear. */
export interface ReserveYear {
  opening: Cents;
  contribution: Cents;
  interest: Cents;
  spending: Cents;
  closing: Cents;
  funded: number | null;
}

export const PLAN_YEARS = 30;

/** Years left at the beginning of a year of the plan; the first is 0. */
function leftAt({ life, left }: ReserveComponent, year: number): number {
  return year <= left ? left - year : (life - ((year - left) % life)) % life;
}

/** The cost of a component in each year, inflated from today's and rounded to the cent each year. */
function costsOf({ cost }: ReserveComponent, inflation: number): Cents[] {
  const costs = [cost];
  for (let year = 1; year <= PLAN_YEARS; year += 1) {
    costs.push(timesRatio(costs[year - 1] ?? 0, HUNDRED_PERCENT + inflation, HUNDRED_PERCENT));
  }
  return costs;
}

/**
 * The fully funded balance: for each component its cost × its age ÷ its useful life, together.
 * Source: National Reserve Study Standards (Community Associations Institute), "fully funded
 * balance".
 */
export function fullyFunded(
  components: readonly ReserveComponent[],
  year = 0,
  inflation = 0,
): Cents {
  return components.reduce((sum, component) => {
    const age = component.life - leftAt(component, year);
    const cost = costsOf(component, inflation)[year] ?? component.cost;
    return sum + timesRatio(cost, age, component.life);
  }, 0);
}

/** A plan whose yearly spending and wear are known, to be run with any contribution. */
export interface ReservePlan {
  spending: readonly Cents[];
  run(contribution: Cents): ReserveYear[];
  /** The least first contribution with which no year ends below the floor. */
  leastContribution(): Cents;
}

/**
 * Thirty years of reserves. A year begins with its opening balance, which bears interest (none below
 * zero); then the contribution comes in and what is due is spent, at inflated cost.
 */
export function reservePlan(
  components: readonly ReserveComponent[],
  terms: ReserveTerms,
): ReservePlan {
  const { balance, inflation, interest, rise, floor } = terms;
  const years = Array.from({ length: PLAN_YEARS }, (_, year) => year);
  const costs = components.map((component) => costsOf(component, inflation));
  const spending = years.map((year) =>
    components.reduce(
      (sum, component, index) =>
        leftAt(component, year) === 0 ? sum + (costs[index]?.[year] ?? 0) : sum,
      0,
    ),
  );
  const ideal = years.map((year) =>
    components.reduce((sum, component, index) => {
      const age = component.life - leftAt(component, year + 1);
      return sum + timesRatio(costs[index]?.[year + 1] ?? 0, age, component.life);
    }, 0),
  );

  function run(first: Cents): ReserveYear[] {
    const rows: ReserveYear[] = [];
    let opening = balance;
    let contribution = first;
    for (const year of years) {
      const earned = opening > 0 ? timesRatio(opening, interest, HUNDRED_PERCENT) : 0;
      const spent = spending[year] ?? 0;
      const closing = opening + earned + contribution - spent;
      const full = ideal[year] ?? 0;
      const funded = full === 0 ? null : timesRatio(Math.max(0, closing), HUNDRED_PERCENT, full);
      rows.push({ opening, contribution, interest: earned, spending: spent, closing, funded });
      opening = closing;
      contribution = timesRatio(contribution, HUNDRED_PERCENT + rise, HUNDRED_PERCENT);
    }
    return rows;
  }

  function leastContribution(): Cents {
    const isEnough = (contribution: Cents) =>
      run(contribution).every(({ closing }) => closing >= floor);
    let low = 0;
    let high = floor + spending.reduce((sum, spent) => sum + spent, 0);
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (isEnough(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
  return { spending, run, leastContribution };
}
