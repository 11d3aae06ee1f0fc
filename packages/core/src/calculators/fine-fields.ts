import type { Values } from './calculator.ts';
import { COMMUNITY_FIELD, STATE_FIELD } from './law-figures.ts';

export const FINE_FIELDS = {
  single: { kind: 'money', label: 'First fine', start: '50', min: 0, max: 100_000 },
  further: {
    kind: 'money',
    label: 'Further fine',
    help: 'For each day or week that it goes on; 0 if there is none.',
    start: '25',
    isOptional: true,
    leftOut: '0',
    min: 0,
    max: 100_000,
  },
  every: {
    kind: 'choice',
    label: 'Added for each',
    start: 'day',
    isOptional: true,
    options: [
      { value: 'day', label: 'Day' },
      { value: 'business-day', label: 'Business day' },
      { value: 'week', label: 'Week, or part of one' },
    ],
  },
  first: {
    kind: 'date',
    label: 'Day of the first fine',
    help: 'The day of the decision, or the day that it names.',
    start: '2027-01-15',
  },
  wait: {
    kind: 'count',
    label: 'Days before further fines',
    help: 'Time to cure after the first fine.',
    start: '10',
    isOptional: true,
    leftOut: '0',
    min: 0,
    max: 365,
    unit: 'days',
  },
  until: { kind: 'date', label: 'Cured, or counted up to', start: '2027-03-15' },
  most: {
    kind: 'money',
    label: 'Most for one violation in your documents',
    help: '0 if they set none.',
    start: '0',
    isOptional: true,
    min: 0,
    max: 1_000_000,
  },
  state: STATE_FIELD,
  community: COMMUNITY_FIELD,
} as const;

/** What was entered, as the calculation has it. */
export type FineValues = Values<typeof FINE_FIELDS>;
