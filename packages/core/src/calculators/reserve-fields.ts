import type { Values } from './calculator.ts';
import { HOMES_FIELD } from './homes.ts';
import { COMMUNITY_FIELD, STATE_FIELD } from './law-figures.ts';

/** What reserves are kept for; a word of a list, so that no name is ever typed. */
export const COMPONENT_KINDS = [
  { value: 'roofs', label: 'Roofs' },
  { value: 'paving', label: 'Streets and parking' },
  { value: 'seal', label: 'Seal coating' },
  { value: 'paint', label: 'Painting' },
  { value: 'siding', label: 'Siding and stucco' },
  { value: 'windows', label: 'Windows and doors' },
  { value: 'balconies', label: 'Balconies and decks' },
  { value: 'fences', label: 'Fences and walls' },
  { value: 'gates', label: 'Gates and access' },
  { value: 'pool', label: 'Pool and spa' },
  { value: 'clubhouse', label: 'Clubhouse' },
  { value: 'elevators', label: 'Elevators' },
  { value: 'plumbing', label: 'Pipes and plumbing' },
  { value: 'electrical', label: 'Electrical and lighting' },
  { value: 'hvac', label: 'Heating and cooling' },
  { value: 'fire', label: 'Fire protection' },
  { value: 'drainage', label: 'Drains and ponds' },
  { value: 'playground', label: 'Playground and courts' },
  { value: 'landscape', label: 'Landscaping and irrigation' },
  { value: 'other', label: 'Other components' },
] as const;

const years = (label: string, min: number) =>
  ({ kind: 'count', label, start: '', min, max: 100, unit: 'years' }) as const;

export const RESERVE_FIELDS = {
  components: {
    kind: 'rows',
    label: 'Components',
    help: 'What the association replaces, with what it would cost today.',
    rowLabel: 'component',
    start:
      'roofsx25x7x300000_pavingx20x12x180000_paintx8x3x95000_poolx15x5x60000_fencesx18x9x70000',
    columns: {
      kind: { kind: 'choice', label: 'Component', start: 'other', options: COMPONENT_KINDS },
      life: years('Life in years', 1),
      left: years('Years left', 0),
      cost: { kind: 'money', label: 'Cost today', start: '', min: 1, max: 100_000_000 },
    },
  },
  balance: { kind: 'money', label: 'Reserves today', start: '210,000', min: 0, max: 1_000_000_000 },
  contribution: {
    kind: 'money',
    label: 'Contribution a year',
    start: '36,000',
    min: 0,
    max: 1_000_000_000,
  },
  rise: {
    kind: 'percent',
    label: 'It rises each year by',
    start: '3',
    isOptional: true,
    min: 0,
    max: 20,
  },
  homes: HOMES_FIELD,
  inflation: {
    kind: 'percent',
    label: 'Costs rise each year by',
    start: '3',
    isOptional: true,
    min: 0,
    max: 20,
  },
  interest: {
    kind: 'percent',
    label: 'Interest on reserves a year',
    help: 'After tax.',
    start: '2',
    isOptional: true,
    min: 0,
    max: 20,
  },
  floor: {
    kind: 'money',
    label: 'Never below',
    help: 'The least that should be there at the end of any year.',
    start: '25,000',
    isOptional: true,
    leftOut: '0',
    min: 0,
    max: 1_000_000_000,
  },
  year: {
    kind: 'count',
    label: 'First year of the plan',
    start: '2027',
    isOptional: true,
    min: 1_990,
    max: 2_150,
    unit: 'years',
  },
  state: STATE_FIELD,
  community: COMMUNITY_FIELD,
} as const;

/** What was entered, as the calculation has it. */
export type ReserveValues = Values<typeof RESERVE_FIELDS>;
