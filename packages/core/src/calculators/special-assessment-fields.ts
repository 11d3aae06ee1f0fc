import type { Values } from './calculator.ts';
import { SPLIT_FIELD, SPLIT_HOMES } from './homes.ts';
import { COMMUNITY_FIELD, STATE_FIELD } from './law-figures.ts';

export const SPECIAL_ASSESSMENT_FIELDS = {
  cost: { kind: 'money', label: 'Project cost', start: '480,000', min: 1, max: 1_000_000_000 },
  reserves: {
    kind: 'money',
    label: 'Reserves applied',
    start: '120,000',
    isOptional: true,
    leftOut: '0',
    min: 0,
    max: 1_000_000_000,
  },
  split: { ...SPLIT_FIELD, label: 'How the cost is split', start: 'equal' },
  ...SPLIT_HOMES,
  payment: {
    kind: 'choice',
    label: 'How it is paid',
    start: 'installments',
    isOptional: true,
    options: [
      { value: 'once', label: 'One payment: all of it on one day' },
      { value: 'installments', label: 'Installments: equal monthly payments' },
    ],
  },
  months: {
    kind: 'count',
    label: 'Monthly payments',
    start: '24',
    isOptional: true,
    leftOut: '',
    min: 2,
    max: 360,
    unit: 'payments',
    when: { field: 'payment', is: ['installments'] },
  },
  rate: {
    kind: 'percent',
    label: 'Interest per year',
    start: '6',
    isOptional: true,
    leftOut: '0',
    min: 0,
    max: 40,
    when: { field: 'payment', is: ['installments'] },
  },
  due: { kind: 'date', label: 'First payment due', start: '2027-03-01' },
  state: STATE_FIELD,
  community: COMMUNITY_FIELD,
  budget: {
    kind: 'money',
    label: 'This year’s budget',
    help: 'All budgeted expenses, where a state compares with them; 0 leaves it out.',
    start: '0',
    isOptional: true,
    min: 0,
    max: 1_000_000_000,
  },
} as const;

export type SpecialAssessmentValues = Values<typeof SPECIAL_ASSESSMENT_FIELDS>;
