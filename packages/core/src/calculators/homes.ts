import { hundredthsText } from '../money/hundredths.ts';

/** The kinds of homes that rows may name; a word, so that no name is ever typed. */
export const HOME_KINDS = [
  { value: 'studio', label: 'Studio' },
  { value: '1bed', label: 'One bedroom' },
  { value: '2bed', label: 'Two bedrooms' },
  { value: '3bed', label: 'Three bedrooms' },
  { value: '4bed', label: 'Four bedrooms' },
  { value: 'townhouse', label: 'Townhouse' },
  { value: 'house', label: 'House' },
  { value: 'lot', label: 'Lot without a house' },
  { value: 'shop', label: 'Shop or office' },
  { value: 'other', label: 'Other homes' },
] as const;

/** What a kind of home is called; the value itself where it is none of ours. */
export function homeKind(value: string): string {
  return HOME_KINDS.find((kind) => kind.value === value)?.label ?? value;
}

/** Rows of kinds of homes with the share of each. */
const HOME_ROWS = {
  kind: 'rows',
  label: 'Kinds of homes',
  help: 'A share may be a percentage, an area or a number of votes, as your declaration has it: only the proportions count.',
  rowLabel: 'kind of home',
  start: '1bedx60x0.70_2bedx40x0.95_3bedx20x1',
  isOptional: true,
  leftOut: '',
  columns: {
    kind: { kind: 'choice', label: 'Kind of home', start: 'other', options: HOME_KINDS },
    homes: { kind: 'count', label: 'Homes', start: '', min: 1, max: 100_000, unit: 'homes' },
    share: { kind: 'decimal', label: 'Share each', start: '', min: 0.01, max: 1_000_000 },
  },
} as const;

/** How many homes an association has. */
export const HOMES_FIELD = {
  kind: 'count',
  label: 'Number of homes',
  start: '120',
  min: 1,
  max: 100_000,
  unit: 'homes',
} as const;

/** How an amount is split among homes; the label says which amount. */
export const SPLIT_FIELD = {
  kind: 'choice',
  label: 'How it is shared',
  start: 'share',
  isOptional: true,
  options: [
    { value: 'equal', label: 'Equal: every home pays the same' },
    { value: 'share', label: 'By share: by percentage, square feet or votes' },
  ],
} as const;

/** The homes of a split, in a form whose field `split` is `SPLIT_FIELD`. */
export const SPLIT_HOMES = {
  homes: { ...HOMES_FIELD, isOptional: true, leftOut: '', when: { field: 'split', is: ['equal'] } },
  kinds: { ...HOME_ROWS, when: { field: 'split', is: ['share'] } },
} as const;

/** A kind of home in a split. */
export interface HomeGroup {
  name: string;
  homes: number;
  /** In hundredths; only the proportions count. */
  share: number;
}

/** The groups of a split: all homes alike, or by the rows. */
export function homeGroups(
  split: 'equal' | 'share',
  homes: number,
  rows: readonly { kind: string; homes: number; share: number }[],
): HomeGroup[] {
  if (split === 'equal') return [{ name: 'Each home', homes, share: 100 }];
  return rows.map((row) => ({ name: homeKind(row.kind), homes: row.homes, share: row.share }));
}

/** All shares together, in hundredths. */
export function sumOfShares(groups: readonly HomeGroup[]): number {
  return groups.reduce((sum, { homes, share }) => sum + homes * share, 0);
}

/** How the shares add up, as a step of the working. */
export function sharesInWords(groups: readonly HomeGroup[]): string {
  const parts = groups.map(({ homes, share }) => `${homes} × ${hundredthsText(share)}`);
  return `All shares together: ${parts.join(' + ')} = ${hundredthsText(sumOfShares(groups))}.`;
}
