import type { Values } from './calculator.ts';
import { HOME_KINDS } from './homes.ts';
import { COMMUNITY_FIELD, STATE_FIELD } from './law-figures.ts';

const RULES = [
  { value: 'at-least', label: 'At least this share' },
  { value: 'more-than', label: 'More than this share' },
] as const;

const votes = (label: string, start: string, help?: string) =>
  ({ kind: 'decimal', label, start, min: 0, max: 1_000_000, ...(help && { help }) }) as const;

export const QUORUM_FIELDS = {
  weighting: {
    kind: 'choice',
    label: 'How votes are counted',
    start: 'equal',
    isOptional: true,
    options: [
      { value: 'equal', label: 'One vote for each home' },
      { value: 'weights', label: 'By weight: some homes have more votes' },
    ],
  },
  homes: {
    kind: 'count',
    label: 'Homes with a vote',
    help: 'Leave out homes whose vote is suspended only where your documents say so.',
    start: '120',
    isOptional: true,
    leftOut: '',
    min: 1,
    max: 1_000_000,
    unit: 'homes',
    when: { field: 'weighting', is: ['equal'] },
  },
  kinds: {
    kind: 'rows',
    label: 'Votes by kind of home',
    rowLabel: 'kind of home',
    start: '1bedx60x1_2bedx40x1.5_3bedx20x2',
    isOptional: true,
    leftOut: '',
    when: { field: 'weighting', is: ['weights'] },
    columns: {
      kind: { kind: 'choice', label: 'Kind of home', start: 'other', options: HOME_KINDS },
      homes: { kind: 'count', label: 'Homes', start: '', min: 1, max: 100_000, unit: 'homes' },
      votes: { kind: 'decimal', label: 'Votes each', start: '', min: 0.01, max: 1_000 },
    },
  },
  quorum: {
    kind: 'share',
    label: 'Quorum',
    help: 'As the bylaws have it: 25%, 1/3 or 50%.',
    start: '25%',
  },
  quorumRule: {
    kind: 'choice',
    label: 'The quorum is',
    start: 'at-least',
    isOptional: true,
    options: RULES,
  },
  adjourned: {
    kind: 'share',
    label: 'Quorum of an adjourned meeting',
    help: 'If the documents or the law lower it for a second try; otherwise leave it empty.',
    start: '',
    isOptional: true,
    isEmptyAllowed: true,
  },
  present: votes('Votes there in person', '22'),
  proxies: { ...votes('Votes by proxy', '11'), isOptional: true, leftOut: '0' },
  ballots: {
    ...votes('Votes by ballot sent in', '0', 'Where they count toward the quorum.'),
    isOptional: true,
  },
  inFavor: votes('In favor', '20'),
  against: votes('Against', '11'),
  approval: { kind: 'share', label: 'Share needed to pass', start: '50%', isOptional: true },
  approvalRule: {
    kind: 'choice',
    label: 'To pass it takes',
    start: 'more-than',
    isOptional: true,
    options: RULES,
  },
  approvalOf: {
    kind: 'choice',
    label: 'Of which votes',
    start: 'cast',
    isOptional: true,
    options: [
      { value: 'cast', label: 'Votes cast: in favor and against' },
      { value: 'present', label: 'All votes that are there, abstentions too' },
      { value: 'all', label: 'All votes of the association' },
    ],
  },
  state: STATE_FIELD,
  community: COMMUNITY_FIELD,
} as const;

export type QuorumValues = Values<typeof QUORUM_FIELDS>;
